import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'il|lo|gli|i|la|le|di|è|sono|una|un|del|della|dei|delle|nel|nella|con|che|sul|sulla|al|alla|da|dal|tra|per|fino|sotto|lungo|vedi',
  photos: {
    one: 'fotografia|immagine',
    many: 'fotografie|immagini',
    either: 'foto',
    mark: String.raw`nn?\.|n[°º]|num(?:er[oi])?\b\.?|#`,
    and: 'e/o|e|ed|o|oppure',
    to: 'a|al|alla|fino a',
    time: 'anni|giorni|mesi',
    units: String.raw`metri`,
  },
  marks: { one: 'segno', many: 'segni', cited: 'segno {number}' },
  unchecked: {
    // "Al" or "all’" would depend on the day.
    one: 'Verifiche ({day}): nessuno ha ancora controllato l’osservazione della fotografia {photo}.',
    several:
      'Verifiche ({day}): nessuno ha ancora controllato le osservazioni delle fotografie {photos}.',
    others: ' e altre ({count} in tutto)',
  },
  noDefect: String.raw`nessun[ao]?\s+(?:difetto|danno|anomalia)`,
};
