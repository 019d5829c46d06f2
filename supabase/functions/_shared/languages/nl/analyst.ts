import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'een foto die niet in dit rapport staat',
    noVisibleDefect: 'Geen zichtbaar gebrek',
    nothingInspectable: 'Niets te beoordelen',
    noElement: 'Op deze foto niets te beoordelen',
    noAction: 'Uit deze foto volgt geen maatregel.',
    anotherPhoto: 'Een nieuwe foto van dit onderdeel maken.',
    cause: 'Vermoedelijke oorzaak, niet bevestigd: ',
    notJudged: 'Niet te beoordelen op de foto: ',
    by: 'Door: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
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
  },
  listing: {
    photos: { one: 'Foto {list}', several: "Foto's {list}" },
    needAction: {
      one: 'Ook foto {list} vraagt om maatregelen:',
      several: "Ook de foto's {list} vragen om maatregelen:",
    },
    observed: {
      one: 'Ook vastgesteld, op foto {list}:',
      several: "Ook vastgesteld, op de foto's {list}:",
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos}: mogelijk hetzelfde onderdeel, onder deze naam.',
    severity: 'Een gelijksoortig gebrek is zo beoordeeld: {like}.',
    closeView: 'Mogelijk een detailopname van: {wide}.',
    sameDefect: 'Mogelijk hetzelfde gebrek: {other}.',
    assurance: 'Geen foto kan dat aantonen.',
  },
};
