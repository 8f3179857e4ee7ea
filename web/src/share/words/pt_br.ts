import type { CatalogueLike } from "../../messages/catalogue";
import type { en } from "./en";
import { ptPT } from "./pt_pt";

export const ptBR: CatalogueLike<typeof en> = {
  ...ptPT,
  title: "Compartilhar",
  link_title: "Link",
  link_help: "Está tudo no próprio link. Nada fica salvo em outro lugar.",
  link_here:
    "Esta página é um arquivo neste aparelho, e os links dela só abrem aqui. Envie em vez deles o registro ou uma imagem.",
  link_long:
    "Este link tem {count} caracteres. Alguns programas cortam links longos; um arquivo é mais seguro.",
  copy_failed: "O navegador não deixa copiar. Salve em um arquivo.",
  save_svg: "Salvar em SVG",
  save_png: "Salvar em PNG",
  animation_none: "Vá até uma jogada para mostrá-la como animação.",
  animation_making: "Desenhando … {percent} %",
  save_gif: "Salvar em GIF",
  record_title: "Registro",
  record_help:
    "Um arquivo de texto que qualquer leitor de registros abre, com variantes e comentários.",
  record_save: "Salvar o registro",
  record_copy: "o registro",
  embed_title: "Em outra página",
  embed_help: "Coloque isto em uma página da internet e o tabuleiro aparece lá, pronto para jogar.",
  embed_none:
    "Esta página é um arquivo e não tem o programa para outras páginas; o Sowmill em um servidor tem. Uma imagem cabe em qualquer página.",
  embed_label: "O que colocar na página",
  failed: "Não deu certo: {reason}",

  shared_title: "Um jogo compartilhado: {title}",
  shared_loading: "Abrindo o jogo …",
  shared_too_long: "Este link é mais longo do que qualquer jogo. Não foi aberto.",
  shared_newer: "Este link foi feito por uma versão mais nova desta página.",
  shared_damaged: "Este link está danificado. Talvez tenha sido cortado ao ser enviado.",
  shared_refused: "O link não contém um jogo que se possa jogar: {reason}",
  shared_keep: "Salvar nos meus jogos",
  shared_help: "Percorra-o aqui. Nada fica salvo enquanto você não salvar.",
};
