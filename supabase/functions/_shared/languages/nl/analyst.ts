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
      one: 'Foto {list} vraagt om maatregelen:',
      several: "De foto's {list} vragen om maatregelen:",
    },
    observed: {
      one: 'Vastgesteld op foto {list}:',
      several: "Vastgesteld op de foto's {list}:",
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'foto {list}', several: "foto's {list}" },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (zie ook {photos})',
    basis: {
      one: 'Dit rapport is gebaseerd op één foto.',
      other: "Dit rapport is gebaseerd op {count} foto's.",
    },
    withDefect: {
      one: 'Op één daarvan is een gebrek vastgelegd.',
      other: 'Op {count} daarvan zijn gebreken vastgelegd.',
    },
    eachWithDefect: 'Op elk daarvan is een gebrek vastgelegd.',
    danger: {
      one: 'Bij foto {list} is een mogelijk gevaar voor personen vastgelegd.',
      several: "Bij de foto's {list} is een mogelijk gevaar voor personen vastgelegd.",
    },
    major: {
      one: 'Het gebrek op foto {list} is vastgelegd als ernstig.',
      several: "De gebreken op de foto's {list} zijn vastgelegd als ernstig.",
    },
    defects: 'Vastgelegde gebreken:',
    defectsRanked: 'Vastgelegde gebreken, de ernstigste eerst:',
    moreDefects: 'De waarnemingen beschrijven nog meer gebreken: {list}.',
    sound:
      'Geen zichtbare gebreken zijn vastgelegd voor het volgende, voor zover elke foto het laat zien:',
    soundPhotos: {
      one: 'Op foto {list} zijn geen zichtbare gebreken vastgelegd.',
      several: "Op de foto's {list} zijn geen zichtbare gebreken vastgelegd.",
    },
    notAssessed: {
      one: 'Foto {list} is nog niet beoordeeld; wat deze laat zien, wordt hier niet beschreven.',
      several:
        "De foto's {list} zijn nog niet beoordeeld; wat deze laten zien, wordt hier niet beschreven.",
    },
    notUsable: {
      one: 'Op foto {list} was niets te beoordelen; wat daarop te zien had moeten zijn, blijft ongeïnspecteerd.',
      several:
        "Op de foto's {list} was niets te beoordelen; wat daarop te zien had moeten zijn, blijft ongeïnspecteerd.",
    },
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
    bands: {
      safety: 'Mogelijk gevaar voor personen, als eerste aan te pakken:',
      immediate: 'Direct uit te voeren:',
      major: 'Ernstige gebreken:',
      unjudged: 'Ernst nog niet beoordeeld:',
      moderate: 'Matige gebreken:',
      minor: 'Geringe gebreken:',
    },
    further: 'Verder aanbevolen:',
    moreActions: 'De overige aanbevelingen staan in de waarnemingen: {list}.',
    timed: {
      immediate: 'Direct uit te voeren.',
      soon: 'Spoedig uit te voeren.',
      planned: 'Uit te voeren bij de eerstvolgende geplande werkzaamheden.',
      monitor: 'Eerst te volgen.',
    },
    noAction: 'Nog geen maatregel vastgelegd; een deskundig ingenieur moet beslissen wat nodig is.',
    nothing: 'In de waarnemingen is geen maatregel vastgelegd.',
    toAssess: {
      one: 'Foto {list} moet worden beoordeeld voordat dit rapport wordt uitgegeven.',
      several: "De foto's {list} moeten worden beoordeeld voordat dit rapport wordt uitgegeven.",
    },
    toReplace: {
      one: 'Foto {list} moet opnieuw worden gemaakt, of het onderdeel ter plaatse geïnspecteerd, voordat dit rapport wordt uitgegeven.',
      several:
        "De foto's {list} moeten opnieuw worden gemaakt, of de onderdelen ter plaatse geïnspecteerd, voordat dit rapport wordt uitgegeven.",
    },
    presses: String.raw`afzet|afsluit|ontruim|evacu|stutten|onderstempel|onmiddellijk|direct\b|meteen|niet (?:gebruiken|betreden)|op afstand houden`,
  },
  reasons: {
    oneName: '{photos}: mogelijk hetzelfde onderdeel, onder deze naam.',
    severity: 'Een gelijksoortig gebrek is zo beoordeeld: {like}.',
    closeView: 'Mogelijk een detailopname van: {wide}.',
    sameDefect: 'Mogelijk hetzelfde gebrek: {other}.',
    assurance: 'Geen foto kan dat aantonen.',
  },
};
