import type { CatalogueLike } from "../../messages/catalogue";
import type { en } from "./en";
import { ptPT } from "./pt_pt";

export const ptBR: CatalogueLike<typeof en> = {
  ...ptPT,
  private: "Contadas neste navegador, e em nenhum outro lugar.",
  none: "Ainda não há jogos terminados. Jogue um até o fim e ele conta aqui.",
  together: {
    one: "{count} jogo a dois na mesma tela",
    many: "{count} jogos a dois na mesma tela",
    other: "{count} jogos a dois na mesma tela",
  },
  accuracy_none: "Revise um jogo e a sua precisão conta aqui.",
  accuracy_of: {
    one: "em {count} jogo revisado",
    many: "em {count} jogos revisados",
    other: "em {count} jogos revisados",
  },
  keep: "Salvar e apagar",
  keep_help: "Um só arquivo com todos os resultados e jogos, para levar para outro aparelho.",
  export: "Salvar tudo em um arquivo",
  import: "Ler um arquivo desses",
  refused: "O arquivo não foi lido: não é dos nossos.",
  refused_newer: "O arquivo não foi lido: foi escrito por uma versão mais nova desta página.",
  refused_long: "O arquivo não foi lido: é grande demais.",
  no_room: "O navegador não tem mais espaço. Nem tudo pôde ser salvo.",
};
