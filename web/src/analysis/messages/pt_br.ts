// As palavras da análise, da revisão e do laboratório em português do Brasil.
import type { CatalogueLike } from "../../messages/catalogue";
import type { en } from "./en";
import { ptPT } from "./pt_pt";

export const ptBR: CatalogueLike<typeof en> = {
  ...ptPT,
  "analysis.loading": "Abrindo a análise …",
  "engine.thinking": "O computador está pensando …",
  "value.exact.win_by": {
    one: "vitória provada, por {count} semente se jogado até o fim",
    other: "vitória provada, por {count} sementes se jogado até o fim",
  },
  "value.exact.loss_by": {
    one: "derrota provada, por {count} semente se jogado até o fim",
    other: "derrota provada, por {count} sementes se jogado até o fim",
  },
  "value.interval.played_out": "provado: entre {lower} e {upper} sementes se jogado até o fim",
  "value.legend.played_out":
    "O jogo termina assim que alguém tem 25 sementes. O que está provado é quem ganha, e as sementes que seriam se fosse jogado até a última.",
  "exact.seeds.played_out":
    "Se jogado até o fim, sementes ainda por colher: {still} para {side}, as suas menos as do adversário, {final} ao todo. O jogo em si termina assim que alguém tem 25.",
  "exact.interval.played_out":
    "Se jogado até o fim, {side} faz daqui em diante entre {lower} e {upper} contra o adversário, de {from} a {to} ao todo. Só pela posição não se pode dizer mais: quando o jogo anda em círculos cada um fica com as sementes do seu lado, e por isso depende do que se jogou antes.",
  "tree.none": "Jogue no tabuleiro, ou entre em uma linha.",
  "tree.comment": "Comentário sobre “{move}”",
  "tree.comment_start": "Comentário sobre o início",
  "tree.kept": "Salvo com o jogo.",
  "act.export": "Salvar em um arquivo",
  "act.keep": "Salvar como jogo",
  "act.kept": "Salvo. Está em Jogos.",
  "tree.deleted": "Apagado. “{move}” e o que se seguia desapareceram.",
  "tree.promoted": "“{move}” é agora aqui a linha principal.",
  "learn.ask": "Aqui {side} jogou “{move}”: {label}. Descubra uma jogada melhor.",
  "learn.found": "“{move}” está certa!",
  "learn.also_good": "“{move}” também é boa. O computador jogaria “{best}”.",
  "learn.shown": "A jogada melhor é “{move}”.",
  "learn.wrong": "“{move}” não é melhor: {line}. Tente outra.",
  "learn.same": "“{move}” foi o que se jogou: {line}. Tente outra.",
  "lines.play": "Jogar a linha até “{move}”",
  "review.loading": "Abrindo a revisão …",
  "review.graph": "Como foi o jogo",
  "review.table": "Todas as jogadas em uma tabela",
  "review.number": "Nº",
  "review.turning": "virada",
  "review.turning_points": "Momentos de virada",
  "review.setup": "disposição {setup}",
  "learn.skip": "Pular",
  "learn.next": "Próxima",
  "lab.of": "Laboratório de disposições: {title}",
  "lab.about":
    "Distribua duas fileiras e veja o que valem uma contra a outra, e se quem é o primeiro deve manter a sua ou virar o tabuleiro.",
  "lab.row_of": "A fileira de {side}",
  "lab.find": "Melhorar a fileira",
  "lab.replies_of": "Fileiras melhores para {side}",
  "lab.looked": { one: "{count} fileira vista.", other: "{count} fileiras vistas." },
  "lab.setup": "Fileira",
  "lab.lay": "Distribuir",
  "lab.lay_it": "Distribuir {setup}",
  "lab.best_reply": "A melhor fileira encontrada é {setup}.",
};
