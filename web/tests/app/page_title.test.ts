import { expect, test } from "vitest";
import type { Application } from "../../src/app/application";
import { pageTitle } from "../../src/app/page_title";
import { parseRoute } from "../../src/app/state/route";
import type { StoredGame } from "../../src/app/state/stored_game";
import { type MessageKey, tell } from "../../src/messages/messages";

const person = { kind: "person" } as const;
const stored = { id: "1", ruleset: "oware", players: { first: person, second: person } };
const rulesets = ["ouri", "oware", "aqil"].map((id) => ({ id, title: id.toUpperCase() }));

/** As much of an application as a title needs. */
function appAt(address: string): Application {
  return {
    state: { route: parseRoute(address), rulesets, game: { stored } },
    shelf: { game: (id: string) => (id === stored.id ? (stored as unknown as StoredGame) : null) },
    tell: (key: MessageKey) => tell("pt-PT", key as "app.name"),
  } as unknown as Application;
}

const titles = [
  ["#/", "Sowmill"],
  ["#/ouri", "OURI · Começar o jogo · Sowmill"],
  ["#/ouri/4-4", "OURI · Uma posição qualquer · Sowmill"],
  ["#/game/1", "OWARE · Dois no mesmo ecrã · Sowmill"],
  ["#/analysis/ouri/start", "OURI · Analisar · Sowmill"],
  ["#/study/1/3", "OWARE · Analisar · Sowmill"],
  ["#/review/1", "OWARE · Rever · Sowmill"],
  ["#/laboratory/aqil", "AQIL · Laboratório de preparações · Sowmill"],
  ["#/openings/ouri", "OURI · Aberturas · Sowmill"],
  ["#/shared/abc", "Um jogo partilhado · Sowmill"],
  ["#/games", "Os meus jogos · Sowmill"],
  ["#/statistics", "Estatísticas · Sowmill"],
  ["#/settings", "Definições · Sowmill"],
  ["#/about", "Acerca do Sowmill · Sowmill"],
  ["#/rules", "Regras · Sowmill"],
  ["#/rules/ouri", "OURI · Regras · Sowmill"],
  ["#/rules/all", "O que vale em todos os jogos · Regras · Sowmill"],
] as const;

test.each(titles)("%s is called %s", (address, title) =>
  expect(pageTitle(appAt(address))).toBe(title),
);

test("no two screens are called the same", () =>
  expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length));
