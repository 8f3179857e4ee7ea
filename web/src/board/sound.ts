import type { Shown } from "./scene";

/** How each thing sounds: a knock of filtered noise, and a tone where something is won. */
interface Sound {
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
  readonly tone?: readonly number[];
}

const SOUNDS: Partial<Record<Shown["event"], Sound>> = {
  pick: { pitch: 700, seconds: 0.09, loudness: 0.25 },
  relay: { pitch: 800, seconds: 0.09, loudness: 0.25 },
  give: { pitch: 900, seconds: 0.08, loudness: 0.25 },
  drop: { pitch: 1500, seconds: 0.05, loudness: 0.5 },
  capture: { pitch: 500, seconds: 0.14, loudness: 0.5, tone: [392, 523] },
  bonus: { pitch: 500, seconds: 0.14, loudness: 0.5, tone: [523, 659] },
  place: { pitch: 420, seconds: 0.1, loudness: 0.7 },
  slide: { pitch: 380, seconds: 0.12, loudness: 0.6 },
  fly: { pitch: 460, seconds: 0.12, loudness: 0.6 },
  mill: { pitch: 900, seconds: 0.05, loudness: 0.2, tone: [523, 659, 784] },
  remove: { pitch: 300, seconds: 0.16, loudness: 0.6 },
  end: { pitch: 600, seconds: 0.05, loudness: 0.1, tone: [392, 494, 587, 784] },
};

export function hasSound(event: Shown["event"]): boolean {
  return event in SOUNDS;
}

const SHORTEST_GAP_MS = 30;

/** A small synthesiser. It starts with the first sound, so a page that wants none never has one. */
export class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private lastAt = -SHORTEST_GAP_MS;

  play(event: Shown["event"]): void {
    const sound = SOUNDS[event];
    if (!sound || typeof AudioContext === "undefined") return;
    const context = (this.context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    // The page's time: the context's own stands still while it starts.
    if (performance.now() - this.lastAt < SHORTEST_GAP_MS) return;
    this.lastAt = performance.now();
    const now = context.currentTime;
    this.knock(context, sound, now);
    sound.tone?.forEach((frequency, index) => this.ring(context, frequency, now + index * 0.07));
  }

  close(): void {
    void this.context?.close();
    this.context = null;
    this.noise = null;
  }

  private knock(context: AudioContext, sound: Sound, now: number): void {
    const source = context.createBufferSource();
    source.buffer = this.noise ??= makeNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = sound.pitch * (0.9 + Math.random() * 0.2);
    filter.Q.value = 6;
    source.connect(filter).connect(fading(context, sound.loudness, now, sound.seconds));
    source.start(now);
    source.stop(now + sound.seconds);
  }

  private ring(context: AudioContext, frequency: number, at: number): void {
    const source = context.createOscillator();
    source.type = "triangle";
    source.frequency.value = frequency;
    source.connect(fading(context, 0.12, at, 0.35));
    source.start(at);
    source.stop(at + 0.35);
  }
}

function fading(context: AudioContext, loudness: number, at: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
