import type { Language } from '../../languages/language.ts';

/** Reasons in our own words, for what a model gave none for. Photos come as "Photo 3", "Photos 3 and 7". */
interface ReasonWords {
  oneName: (photos: string) => string;
  severity: (like: string) => string;
  closeView: (wide: string) => string;
  sameDefect: (other: string) => string;
  assurance: string;
}

const REASON_WORDS: Record<Language, ReasonWords> = {
  en: {
    oneName: (photos) => `${photos} may show the same element, under this name.`,
    severity: (like) => `A defect of the same kind is judged so in ${like}.`,
    closeView: (wide) => `It may be a close view of what ${wide} shows.`,
    sameDefect: (other) => `${other} may show the same defect.`,
    assurance: 'No photo can show that.',
  },
  de: {
    oneName: (photos) => `${photos}: möglicherweise dasselbe Bauteil, unter diesem Namen.`,
    severity: (like) => `Ein gleichartiger Mangel ist so eingestuft: ${like}.`,
    closeView: (wide) => `Möglicherweise eine Nahaufnahme zu ${wide}.`,
    sameDefect: (other) => `Möglicherweise derselbe Mangel: ${other}.`,
    assurance: 'Das kann kein Foto zeigen.',
  },
  fr: {
    oneName: (photos) => `${photos} : peut-être le même élément, sous ce nom.`,
    severity: (like) => `Un défaut de même nature est jugé ainsi : ${like}.`,
    closeView: (wide) => `Peut-être une vue rapprochée de : ${wide}.`,
    sameDefect: (other) => `Peut-être le même défaut : ${other}.`,
    assurance: 'Aucune photo ne peut le montrer.',
  },
  es: {
    oneName: (photos) => `${photos}: quizá el mismo elemento, con este nombre.`,
    severity: (like) => `Un defecto del mismo tipo se valora así: ${like}.`,
    closeView: (wide) => `Quizá una vista de cerca de: ${wide}.`,
    sameDefect: (other) => `Quizá el mismo defecto: ${other}.`,
    assurance: 'Ninguna foto puede mostrarlo.',
  },
  nl: {
    oneName: (photos) => `${photos}: mogelijk hetzelfde onderdeel, onder deze naam.`,
    severity: (like) => `Een gelijksoortig gebrek is zo beoordeeld: ${like}.`,
    closeView: (wide) => `Mogelijk een detailopname van: ${wide}.`,
    sameDefect: (other) => `Mogelijk hetzelfde gebrek: ${other}.`,
    assurance: 'Geen foto kan dat aantonen.',
  },
  pt: {
    oneName: (photos) => `${photos}: talvez o mesmo elemento, com este nome.`,
    severity: (like) => `Um defeito do mesmo tipo é avaliado assim: ${like}.`,
    closeView: (wide) => `Talvez uma vista aproximada de: ${wide}.`,
    sameDefect: (other) => `Talvez o mesmo defeito: ${other}.`,
    assurance: 'Nenhuma foto o pode mostrar.',
  },
  it: {
    oneName: (photos) => `${photos}: forse lo stesso elemento, con questo nome.`,
    severity: (like) => `Un difetto dello stesso tipo è valutato così: ${like}.`,
    closeView: (wide) => `Forse una vista ravvicinata di: ${wide}.`,
    sameDefect: (other) => `Forse lo stesso difetto: ${other}.`,
    assurance: 'Nessuna foto può mostrarlo.',
  },
  ja: {
    oneName: (photos) => `${photos}は、この名称の同じ部位の可能性があります。`,
    severity: (like) => `${like}では、同種の損傷がこのように評価されています。`,
    closeView: (wide) => `${wide}の近接写真の可能性があります。`,
    sameDefect: (other) => `${other}と同じ損傷の可能性があります。`,
    assurance: '写真からは判断できない内容です。',
  },
};

export function reasonWords(language: Language): ReasonWords {
  return REASON_WORDS[language];
}
