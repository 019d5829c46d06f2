import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Scheurvorming.',
      'De scheurwijdte ter plaatse meten en vastleggen en de scheur volgen, bijvoorbeeld met scheurmeters gedurende enkele maanden. De oorzaak vaststellen voordat een herstel wordt gekozen.',
    ],
    spalling: [
      'Afspatting: materiaalverlies aan het oppervlak.',
      'Waar losse delen op mensen kunnen vallen, de omgeving afzetten en ze eerst veilig laten verwijderen. De omgeving met een hamer op holle plekken afkloppen. De oorzaak vaststellen voordat een herstel wordt gekozen.',
    ],
    corrosion: [
      'Roestkleurige vlekken.',
      'Het corroderende metaal opsporen en de resterende doorsnede meten; komen de vlekken van achter het oppervlak, dan plaatselijk openmaken voordat een herstel wordt gekozen.',
    ],
    damp: [
      'Vochtvlekken.',
      'Het vocht meten en de bron zoeken (goten, voegen, leidingen, condensatie) voordat de afwerking wordt vernieuwd.',
    ],
    efflorescence: [
      'Witte afzetting (uitbloeiing).',
      'De waterbron zoeken en verhelpen voordat de afzetting wordt afgeborsteld, en na het drogen opnieuw inspecteren.',
    ],
    growth: [
      'Biologische aangroei.',
      'De vochtbron zoeken en verhelpen, daarna de aangroei verwijderen en het oppervlak eronder nakijken.',
    ],
    joints: [
      'Open of uitgesleten voegen.',
      'Nagaan hoe diep de voegen open zijn en of er water binnendringt of stenen loszitten; daarna een passende mortel of kit kiezen en de voegen vullen.',
    ],
    rot: [
      'Aantasting van hout.',
      'Waar het hout belasting draagt, de omgeving afzetten tot een deskundige het heeft nagekeken. Door prikken bepalen hoeveel gezonde doorsnede resteert, en de vochtbron zoeken en verhelpen vóór herstel of vervanging.',
    ],
    movement: [
      'Vervorming of verplaatsing.',
      'Waar bezwijken mogelijk is, de omgeving afzetten en de stabiliteit spoedig door een deskundige laten beoordelen. De vervorming meten en volgen. De oorzaak vaststellen voordat een herstel wordt gekozen.',
    ],
    damage: [
      'Beschadigd of ontbrekend onderdeel.',
      'Waar een onderdeel loszit of een hoogteverschil onbeveiligd laat, eerst afzetten en veiligstellen. Nagaan wat het bevestigde, droeg of droog hield, en het dan herstellen of vervangen.',
    ],
  },
  elements: {
    wall: 'Wand',
    column: 'Kolom',
    beam: 'Balk',
    slab: 'Vloerplaat of plafond',
    roof: 'Dak',
    floor: 'Vloer',
    foundation: 'Fundering',
    opening: 'Raam of deur',
    stairs: 'Trap of balkon',
    facade: 'Gevel of gevelbekleding',
    deck: 'Brugdek',
    pier: 'Pijler of landhoofd',
    pipe: 'Leiding of goot',
  },
  made: {
    brick: '{element} van metselwerk',
    concrete: '{element} van beton',
    stone: '{element} van natuursteen',
    timber: '{element} van hout',
    metal: '{element} van metaal',
    rendered: '{element} met buitenpleister',
    plastered: '{element} met binnenpleister',
  },
  places: {
    outside: 'Buiten',
    inside: 'Binnen',
    north: 'Noordzijde',
    east: 'Oostzijde',
    south: 'Zuidzijde',
    west: 'Westzijde',
    basement: 'Kelder',
    ground: 'Begane grond',
    upper: 'Verdieping',
    roof: 'Dakniveau',
  },
  none: {
    defect: 'Geen zichtbaar gebrek in het getoonde deel.',
    recommendation:
      'Deze foto geeft geen aanleiding tot actie; wat ze niet toont, is niet beoordeeld.',
  },
  nothing: {
    element: 'Niets te inspecteren op deze foto',
    defect: 'Aan de hand van deze foto kon niets worden beoordeeld.',
    recommendation: 'Maak een andere foto die het te inspecteren bouwdeel toont.',
  },
};
