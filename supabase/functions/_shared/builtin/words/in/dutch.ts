import type { FindingWords } from '../finding-words.ts';

export const DUTCH: FindingWords = {
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
