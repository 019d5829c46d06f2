import type { Language } from './languages/language.ts';

/** The closing paragraph about rows that nobody has checked, in the words of one language. */
export interface UncheckedWords {
  /** BCP 47, for its date. */
  tag: string;
  one: (day: string, photo: string) => string;
  several: (day: string, photos: string) => string;
  /** Between numbers, before the last of them, and between the ends of a range. */
  comma: string;
  and: string;
  to: string;
  /** Ends a list that is cut short; `count` is that of all. */
  others: (count: string) => string;
}

const LATIN = { comma: ', ', to: '–' };

export const UNCHECKED_WORDS: Record<Language, UncheckedWords> = {
  en: {
    ...LATIN,
    tag: 'en-GB',
    one: (day, photo) => `As of ${day}, nobody had checked the observation of photo ${photo}.`,
    several: (day, photos) =>
      `As of ${day}, nobody had checked the observations of photos ${photos}.`,
    and: ' and ',
    others: (count) => ` and others (${count} in all)`,
  },
  de: {
    ...LATIN,
    tag: 'de-DE',
    one: (day, photo) => `Stand ${day} hat niemand die Feststellung zu Foto ${photo} geprüft.`,
    several: (day, photos) =>
      `Stand ${day} hat niemand die Feststellungen zu den Fotos ${photos} geprüft.`,
    and: ' und ',
    others: (count) => ` und weiteren (insgesamt ${count})`,
  },
  fr: {
    ...LATIN,
    tag: 'fr-FR',
    one: (day, photo) =>
      `À la date du ${day}, personne n’avait vérifié l’observation de la photo ${photo}.`,
    several: (day, photos) =>
      `À la date du ${day}, personne n’avait vérifié les observations des photos ${photos}.`,
    and: ' et ',
    others: (count) => ` et d’autres (${count} au total)`,
  },
  es: {
    ...LATIN,
    tag: 'es-ES',
    one: (day, photo) =>
      `A fecha de ${day}, nadie había revisado la observación de la foto ${photo}.`,
    several: (day, photos) =>
      `A fecha de ${day}, nadie había revisado las observaciones de las fotos ${photos}.`,
    and: ' y ',
    others: (count) => ` y otras (${count} en total)`,
  },
  nl: {
    ...LATIN,
    tag: 'nl-NL',
    one: (day, photo) => `Op ${day} had niemand de waarneming bij foto ${photo} gecontroleerd.`,
    several: (day, photos) =>
      `Op ${day} had niemand de waarnemingen bij foto’s ${photos} gecontroleerd.`,
    and: ' en ',
    others: (count) => ` en andere (${count} in totaal)`,
  },
  pt: {
    ...LATIN,
    tag: 'pt-PT',
    one: (day, photo) => `Em ${day}, ninguém tinha verificado a observação da foto ${photo}.`,
    several: (day, photos) =>
      `Em ${day}, ninguém tinha verificado as observações das fotos ${photos}.`,
    and: ' e ',
    others: (count) => ` e outras (${count} no total)`,
  },
  it: {
    ...LATIN,
    tag: 'it-IT',
    // "Al" or "all’" would depend on the day.
    one: (day, photo) =>
      `Verifiche (${day}): nessuno ha ancora controllato l’osservazione della fotografia ${photo}.`,
    several: (day, photos) =>
      `Verifiche (${day}): nessuno ha ancora controllato le osservazioni delle fotografie ${photos}.`,
    and: ' e ',
    others: (count) => ` e altre (${count} in tutto)`,
  },
  ja: {
    tag: 'ja-JP',
    one: (day, photo) => `${day}現在、写真${photo}の所見は誰も確認していません。`,
    several: (day, photos) => `${day}現在、写真${photos}の所見は誰も確認していません。`,
    comma: '、',
    and: '、',
    to: '～',
    others: (count) => `ほか（全${count}件）`,
  },
};
