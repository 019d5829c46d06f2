import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'le|la|les|des|un|une|est|sont|et|du|de|sur|dans|au|aux|en|par|pas|avec|sous|à|entre|visible|visibles|voir',
  photos: {
    one: 'photo|photographie|image|cliché',
    many: 'photos|photographies|images|clichés',
    mark: String.raw`n(?:[°º]s?|os?\b\.?|uméros?\b)|#`,
    and: 'et/ou|et|ou|ainsi que',
    to: "à|au|jusqu[’']à",
    time: 'ans?|années?|jours?|mois',
    units: String.raw`mètres?`,
  },
  marks: { one: 'repère', many: 'repères', cited: 'repère {number}' },
  unchecked: {
    one: 'À la date du {day}, personne n’avait vérifié l’observation de la photo {photo}.',
    several: 'À la date du {day}, personne n’avait vérifié les observations des photos {photos}.',
    others: ' et d’autres ({count} au total)',
  },
  noDefect: String.raw`(?:aucun|pas\s+de)\s+(?:désordre|défaut|dommage)s?`,
};
