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
  },
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
  photos: { one: 'foto {list}', several: "foto's {list}" },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (zie ook {photos})',
    defects: 'Vastgelegde gebreken:',
    more: 'Voor het overige, zie de waarnemingen: {list}.',
    sound:
      'Geen zichtbare gebreken zijn vastgelegd voor het volgende, voor zover elke foto het laat zien:',
    notAssessed: 'Nog niet beoordeeld: {list}.',
    visual: {
      impersonal: "De inspectie was visueel en beperkt tot wat de foto's laten zien.",
      we: "Wij hebben visueel geïnspecteerd, beperkt tot wat de foto's laten zien.",
      I: "Ik heb visueel geïnspecteerd, beperkt tot wat de foto's laten zien.",
    },
    untested:
      'Buiten wat de waarnemingen en notities vermelden, zijn geen openingen, klopproeven of metingen vastgelegd.',
    notCovered:
      'Wat geen foto laat zien en wat achter zichtbare oppervlakken ligt, valt buiten dit rapport; daar kunnen gebreken zijn die hier niet zijn vastgelegd.',
    recommended: {
      impersonal: 'Het volgende wordt aanbevolen.',
      we: 'Wij bevelen het volgende aan.',
      I: 'Ik beveel het volgende aan.',
    },
    danger: 'Mogelijk gevaar voor personen, als eerste aan te pakken:',
    unjudged: 'Ernst nog niet beoordeeld:',
    further: 'Verder aanbevolen:',
    noAction: 'Nog geen maatregel vastgelegd; een deskundig ingenieur moet beslissen wat nodig is.',
    nothing: 'In de waarnemingen is geen maatregel vastgelegd.',
    toAssess: 'Te beoordelen voordat dit rapport wordt uitgegeven: {list}.',
    toReplace:
      'Opnieuw te maken, of ter plaatse te inspecteren, voordat dit rapport wordt uitgegeven: {list}.',
    presses: String.raw`afzet|afsluit|ontruim|evacu|stutten|onderstempel|onmiddellijk|direct\b|meteen|niet (?:gebruiken|betreden)|op afstand houden`,
  },
  reasons: {
    oneName: 'Mogelijk hetzelfde onderdeel, onder deze naam: {photos}.',
    severity: 'Een gelijksoortig gebrek is zo beoordeeld: {like}.',
    closeView: 'Mogelijk een detailopname van: {wide}.',
    sameDefect: 'Mogelijk hetzelfde gebrek: {other}.',
    assurance: 'Geen foto kan dat aantonen.',
  },
};
