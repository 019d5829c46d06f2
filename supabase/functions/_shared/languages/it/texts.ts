import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  photos: {
    one: 'fotografia|immagine',
    many: 'fotografie|immagini',
    either: 'foto',
    mark: String.raw`nn?\.|n[°º]|num(?:er[oi])?\b\.?|#`,
    and: 'e/o|e|ed|o|oppure',
    to: 'a|al|alla|fino a',
    common: 'il|gli|di|è|sono|una|della|nel|con|che|sul|si|vedi',
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
