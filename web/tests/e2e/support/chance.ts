// The same choices at every run.
export class Chance {
  constructor(private state: number) {}

  below(bound: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * bound);
  }

  oneOf<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}
