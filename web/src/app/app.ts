// <sowmill-app>: starts the core, shows the screen of the address, and holds what all screens share.
import { LitElement, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import "../board/define";
import "../board/setup_board";
import { loadCore } from "../core/load";
import { tell } from "../messages/messages";
import { Application, reasonOf } from "./application";
import { icons } from "./parts/icons";
import "./parts/notice";
import "./screens/about";
import "./screens/editor";
import "./screens/game";
import "./screens/games";
import "./screens/home";
import "./screens/new_game";
import "./screens/rules";
import "./screens/settings";
import { pageTitle } from "./page_title";
import { fetched, isHere, isPart } from "./parts_on_demand";
import { type Route, parseRoute, routeAddress } from "./state/route";
import { type Settings, defaultSettings } from "./state/settings";
import { Shelf, browserStore } from "./state/shelf";
import { base } from "./style/base";
import { frame } from "./style/frame";
import { dressDocument } from "./style/theme";
import { warmTables } from "./warming";

const tabs = [
  { screen: "home", icon: icons.play },
  { screen: "games", icon: icons.games },
  { screen: "rules", icon: icons.rules },
  { screen: "settings", icon: icons.settings },
  { screen: "about", icon: icons.about },
] as const;

// They have a bar of their own, and need the room.
const playingScreens = new Set<Route["screen"]>([
  "game",
  "analysis",
  "study",
  "review",
  "laboratory",
]);

@customElement("sowmill-app")
export class SowmillApp extends LitElement {
  @state() private app: Application | null = null;
  @state() private failure: string | null = null;
  private readonly shelf = new Shelf(browserStore());
  private readonly settings: Settings = this.shelf.settings(defaultSettings(navigator.languages));

  static override styles = [base, frame];

  constructor() {
    super();
    dressDocument();
    this.dress(this.settings);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.start();
    addEventListener("hashchange", this.moved);
    addEventListener("pagehide", this.leaving);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.moved);
    removeEventListener("pagehide", this.leaving);
  }

  private async start(): Promise<void> {
    try {
      const app = new Application(await loadCore(), this.shelf, this.settings);
      const address = location.hash;
      await app.start(address);
      app.watch(() => {
        this.dress(app.state.settings);
        this.requestUpdate();
      });
      this.app = app;
      warmTables(app);
      // Whoever followed a link while the core was starting is taken there now.
      if (location.hash !== address) await this.moved();
    } catch (problem) {
      this.failure = reasonOf(problem);
    }
  }

  // The browser, not we, says what the address is: back and forward work by themselves.
  private readonly moved = async (): Promise<void> => {
    const before = this.app?.state.route;
    const route = parseRoute(location.hash);
    await this.app?.show(route);
    if (this.app) warmTables(this.app);
    if (this.app && isPart(route.screen)) await fetched(this.app, route.screen);
    const sameForm = before?.screen === "new" && route.screen === "new";
    if (!sameForm) await this.arrive(route);
  };

  private readonly leaving = (): void => this.app?.session?.keepTime();

  // A new screen begins at its heading, for the eyes and for the keyboard.
  private async arrive(route: Route): Promise<void> {
    await this.updateComplete;
    const shown = this.renderRoot.querySelector<LitElement>("main > :first-child");
    await shown?.updateComplete;
    if (route.screen === "rules" && route.anchor) return;
    scrollTo(0, 0);
    shown?.renderRoot?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  private dress(settings: Settings): void {
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
  }

  private tell(key: "app.loading" | "app.name" | "app.skip" | "nav.label"): string {
    return tell(this.app?.state.settings.language ?? this.settings.language, key);
  }

  protected override updated(): void {
    if (this.app) document.title = pageTitle(this.app);
  }

  private screen(app: Application) {
    const { route } = app.state;
    if (isPart(route.screen) && !isHere(app, route.screen))
      return html`<p class="waiting">${this.tell("app.loading")}</p>`;
    switch (route.screen) {
      case "home":
        return html`<sowmill-home .app=${app}></sowmill-home>`;
      case "new":
        return html`<sowmill-new-game .app=${app} .ruleset=${route.ruleset}></sowmill-new-game>`;
      case "editor":
        return html`<sowmill-editor
          .app=${app}
          .ruleset=${route.ruleset}
          .position=${route.position}
        ></sowmill-editor>`;
      case "analysis":
      case "study":
        return html`<sowmill-analysis .app=${app} .route=${route}></sowmill-analysis>`;
      case "review":
        return html`<sowmill-review .app=${app} .route=${route}></sowmill-review>`;
      case "laboratory":
        return html`<sowmill-laboratory
          .app=${app}
          .ruleset=${route.ruleset}
          .south=${route.south}
          .north=${route.north}
        ></sowmill-laboratory>`;
      case "game":
        return html`<sowmill-game .app=${app}></sowmill-game>`;
      case "shared":
        return html`<sowmill-shared-game
          .app=${app}
          .packed=${route.packed}
        ></sowmill-shared-game>`;
      case "statistics":
        return html`<sowmill-statistics .app=${app}></sowmill-statistics>`;
      case "openings":
        return html`<sowmill-openings
          .app=${app}
          .ruleset=${route.ruleset}
          .line=${route.line}
        ></sowmill-openings>`;
      case "games":
        return html`<sowmill-games .app=${app}></sowmill-games>`;
      case "settings":
        return html`<sowmill-settings .app=${app}></sowmill-settings>`;
      case "about":
        return html`<sowmill-about .app=${app}></sowmill-about>`;
      case "rules":
        return html`<sowmill-rules
          .app=${app}
          .page=${route.page}
          .anchor=${route.anchor}
        ></sowmill-rules>`;
    }
  }

  private sheet(app: Application) {
    if (app.state.sharing === null || !isHere(app, "share")) return nothing;
    return html`<sowmill-share-sheet .app=${app}></sowmill-share-sheet>`;
  }

  private navigation(app: Application) {
    const { route } = app.state;
    const address = (screen: (typeof tabs)[number]["screen"]) =>
      routeAddress(screen === "rules" ? { screen, page: null, anchor: null } : { screen });
    return html`<nav aria-label=${this.tell("nav.label")}>
      ${tabs.map(
        (tab) =>
          html`<a
            href=${address(tab.screen)}
            aria-current=${route.screen === tab.screen ? "page" : nothing}
          >
            ${tab.icon}<span>${app.tell(`nav.${tab.screen}`)}</span>
          </a>`,
      )}
    </nav>`;
  }

  private skip(): void {
    this.renderRoot.querySelector("main")?.focus();
  }

  private closeNotice(app: Application): void {
    const main = this.renderRoot.querySelector("main");
    // The button goes with the notice.
    if (main?.querySelector("sowmill-notice:focus-within")) main.focus({ preventScroll: true });
    app.notice(null);
  }

  protected override render() {
    const { app } = this;
    if (!app) {
      const text =
        this.failure === null
          ? this.tell("app.loading")
          : tell(this.settings.language, "app.failed", { reason: this.failure });
      return html`<main class="waiting"><p>${text}</p></main>`;
    }
    const { route, notice, said } = app.state;
    const playing = playingScreens.has(route.screen);
    // A game that cannot be opened says so in its heading.
    const noticed = route.screen === "game" && app.state.game === null ? null : notice;
    return html`
      <header class="top ${playing ? "playing" : ""}">
        <button class="skip" @click=${this.skip}>${this.tell("app.skip")}</button>
        <a class="brand" href="#/">${this.tell("app.name")}</a>
        ${this.navigation(app)}
      </header>
      <main
        tabindex="-1"
        class=${playing ? "playing" : ""}
        @board-cancelled=${(event: CustomEvent<{ text: string }>) => app.say(event.detail.text)}
      >
        ${this.screen(app)}
        ${noticed === null
          ? nothing
          : html`<sowmill-notice
              .text=${noticed}
              .closeLabel=${app.tell("nav.close")}
              @notice-close=${() => this.closeNotice(app)}
            ></sowmill-notice>`}
        ${this.sheet(app)}
      </main>
      <div class="visually-hidden" role="status" aria-live="polite">${said}</div>
    `;
  }
}
