import type { CatalogueLike } from "../../messages/catalogue";
import type { en } from "./en";

export const ptBR: CatalogueLike<typeof en> = {
  title: "Aberturas: {title}",
  help: "O que o computador descobriu sobre as primeiras jogadas. O sinal ≈ diz que o valor é uma estimativa.",
  line: "Jogadas até aqui",
  start: "Início",
  back: "Uma jogada para trás",
  moves: "Jogadas da tabela de aberturas",
  move: "Jogada",
  value: "Valor",
  expected: "Esperado",
  expected_help: "Quanto do ponto pode esperar quem joga: 100 % é uma vitória, 50 % um empate.",
  percent: "{number} %",
  goes_on: "continua",
  ends: "acaba aqui",
  play: "Jogar {move}",
  none: "Esta posição não está na tabela de aberturas. Volte, ou veja-a no tabuleiro de análise.",
  over: "O jogo acaba aqui.",
  missing: "Aqui não há tabela de aberturas: {reason}",
  setups: "Preparações, e com que frequência usar cada uma",
  setups_help:
    "Uma partida de Lib al-Aqil começa com o que cada um distribui. A quem distribui sempre o mesmo se sabe responder; o computador varia entre estas.",
  setup: "Preparação",
  share: "Frequência",
  unmixed: "Não se conhecem preparações para estas regras.",
};
