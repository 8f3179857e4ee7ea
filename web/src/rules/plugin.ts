// Turns the rules pages into modules when the site is built: `virtual:rules/ouri.en` exports the HTML.
// `virtual:rules` exports a loader for each of them, so that a page is fetched when it is opened.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { brazilian } from "./brazilian";
import { commonRulesPage, readExamples, rulesPage } from "./page";

const prefix = "virtual:rules";
const languages = ["en", "pt-PT", "pt-BR"] as const;

export function rulesPages(folder: string): Plugin {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const names = () =>
    readdirSync(folder).flatMap((name) => /^([a-z-]+)\.en\.md$/.exec(name)?.[1] ?? []);
  const pages = () =>
    [...names(), "all"].flatMap((name) => languages.map((language) => `${name}.${language}`));
  const html = (page: string) => {
    const [name, language = ""] = page.split(".");
    const written = language === "en" ? "en" : "pt";
    const words = language === "pt-BR" ? brazilian : (text: string) => text;
    if (name === "all") return commonRulesPage(words(read("README.md")), written);
    return rulesPage(words(read(`${name}.${written}.md`)), readExamples(read("examples.tsv")));
  };
  return {
    name: "sowmill-rules",
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${prefix}`) {
        const loaders = pages().map(
          (page) => `${JSON.stringify(page)}: () => import(${JSON.stringify(`${prefix}/${page}`)})`,
        );
        return `export const pages = {${loaders.join(",\n")}};`;
      }
      if (!id.startsWith(`\0${prefix}/`)) return null;
      return `export default ${JSON.stringify(html(id.slice(prefix.length + 2)))};`;
    },
  };
}
