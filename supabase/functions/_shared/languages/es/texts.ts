import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'el|los|las|la|y|del|de|una|un|en|con|se|es|son|que|por|sobre|bajo|entre|hasta|al|desde|muestra',
  photos: {
    one: 'foto|fotografía|imagen',
    many: 'fotos|fotografías|imágenes',
    mark: String.raw`n(?:\.?\s?[°º]s?|os?\b\.?|[úu]ms?\b\.?|[úu]meros?\b)|#`,
    and: 'y/o|y|e|o|u',
    to: 'a(?: la)?|al|hasta(?: la)?',
    time: 'años?|días?|meses',
    units: String.raw`metros?`,
  },
  marks: { one: 'marca', many: 'marcas', cited: 'marca {number}' },
  unchecked: {
    one: 'A fecha de {day}, nadie había revisado la observación de la foto {photo}.',
    several: 'A fecha de {day}, nadie había revisado las observaciones de las fotos {photos}.',
    others: ' y otras ({count} en total)',
  },
  noDefect: String.raw`(?:sin|ningún)\s+(?:daño|defecto)s?`,
};
