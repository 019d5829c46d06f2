import type { FindingWords } from '../finding-words.ts';

export const DUTCH: FindingWords = {
  places: {
    somewhere: 'in beeld',
    everywhere: 'over het grootste deel van het beeld',
    across: 'dwars door het beeld',
    'down the middle': 'van boven naar beneden in het midden van het beeld',
    'left side': 'langs de linkerkant van het beeld',
    'right side': 'langs de rechterkant van het beeld',
    'across the middle': 'dwars door het midden van het beeld',
    'across the top': 'dwars door het bovenste deel van het beeld',
    'across the bottom': 'dwars door het onderste deel van het beeld',
    'upper left': 'linksboven in beeld',
    upper: 'boven in beeld',
    'upper right': 'rechtsboven in beeld',
    left: 'links in beeld',
    middle: 'midden in beeld',
    right: 'rechts in beeld',
    'lower left': 'linksonder in beeld',
    lower: 'onder in beeld',
    'lower right': 'rechtsonder in beeld',
  },
  directions: {
    vertical: 'verticaal',
    horizontal: 'horizontaal',
    diagonal: 'diagonaal',
    irregular: 'onregelmatig',
  },
  single: (where, direction) => `Mogelijke scheur ${where}: één enkele lijn, ${direction}.`,
  several: (where, direction) =>
    `Mogelijke scheuren ${where}: meerdere lijnen, de belangrijkste ${direction}.`,
  map: (where) => `Mogelijke craquelé (netwerk van scheuren) ${where}.`,
  surface: 'Oppervlak van dichtbij, materiaal niet bepaald',
  advice:
    'Ter plaatse bevestigen dat dit een scheur is. Wijdte en lengte meten en vastleggen, en de scheur volgen, bijvoorbeeld met scheurmeters gedurende enkele maanden. De oorzaak vaststellen voordat een herstel wordt gekozen.',
  nothing: 'Niets te inspecteren op deze foto',
  unusable: {
    'too dark': {
      seen: 'Er kon niets worden beoordeeld: de foto is te donker om het oppervlak te tonen.',
      advice:
        'Maak een andere foto met meer licht, bijvoorbeeld met flits of een werklamp van opzij.',
    },
    overexposed: {
      seen: 'Er kon niets worden beoordeeld: de foto is overbelicht of leeg.',
      advice: 'Maak een andere foto met minder licht, haaks op het oppervlak.',
    },
    blurred: {
      seen: 'Er kon niets worden beoordeeld: de foto is te onscherp om het oppervlak te tonen.',
      advice: 'Maak een andere foto, stilgehouden en scherpgesteld op het oppervlak.',
    },
    'too small': {
      seen: 'Er kon niets worden beoordeeld: de afbeelding is te klein om het oppervlak te tonen.',
      advice: 'Upload de originele foto, of maak een andere van dichterbij.',
    },
  },
};
