import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Fessurazione.',
      'Misurare e annotare sul posto l’ampiezza della fessura e monitorarla, per esempio con fessurimetri per alcuni mesi. Accertare la causa prima di scegliere una riparazione.',
    ],
    spalling: [
      'Distacco: perdita di materiale dalla superficie.',
      'Se parti instabili possono cadere su persone, transennare la zona e farle prima rimuovere in sicurezza. Battere i dintorni con il martello per individuare zone vuote. Accertare la causa prima di scegliere una riparazione.',
    ],
    corrosion: [
      'Macchie color ruggine.',
      'Individuare il metallo che si corrode e misurare la sezione residua; se le macchie provengono da dietro la superficie, aprire localmente prima di scegliere una riparazione.',
    ],
    damp: [
      'Macchie di umidità.',
      'Misurare l’umidità e cercarne l’origine (grondaie, giunti, tubazioni, condensa) prima di rifare le finiture.',
    ],
    efflorescence: [
      'Depositi bianchi (efflorescenze).',
      'Cercare ed eliminare l’afflusso d’acqua prima di spazzolare il deposito, e ispezionare di nuovo dopo l’asciugatura.',
    ],
    growth: [
      'Crescita biologica.',
      'Cercare ed eliminare la fonte di umidità, poi pulire e controllare la superficie sottostante.',
    ],
    joints: [
      'Giunti aperti o erosi.',
      'Verificare quanto in profondità sono aperti i giunti e se entra acqua o vi sono elementi mobili; poi scegliere una malta o un sigillante adatto e riempirli.',
    ],
    rot: [
      'Degrado del legno.',
      'Se il legno è portante, transennare la zona finché un tecnico abilitato non lo abbia verificato. Sondarlo per conoscere la sezione sana residua, e cercare ed eliminare la fonte di umidità prima di riparare o sostituire.',
    ],
    movement: [
      'Deformazione o spostamento.',
      'Se può cedere, transennare la zona e farne valutare al più presto la stabilità da un tecnico abilitato. Misurare la deformazione e monitorarla. Accertare la causa prima di scegliere una riparazione.',
    ],
    damage: [
      'Parte danneggiata o mancante.',
      'Se una parte è allentata o lascia un dislivello senza protezione, transennare la zona e metterla prima in sicurezza. Verificare che cosa fissava, sosteneva o teneva all’asciutto, poi ripararla o sostituirla.',
    ],
  },
  elements: {
    wall: 'Muro',
    column: 'Pilastro',
    beam: 'Trave',
    slab: 'Solaio o soffitto',
    roof: 'Copertura',
    floor: 'Pavimento',
    foundation: 'Fondazione',
    opening: 'Finestra o porta',
    stairs: 'Scala o balcone',
    facade: 'Facciata o rivestimento',
    deck: 'Impalcato di ponte',
    pier: 'Pila o spalla',
    pipe: 'Tubo o grondaia',
  },
  made: {
    brick: '{element} in mattoni',
    concrete: '{element} in calcestruzzo',
    stone: '{element} in pietra',
    timber: '{element} in legno',
    metal: '{element} in metallo',
    rendered: '{element} con intonaco esterno',
    plastered: '{element} con intonaco interno',
  },
  places: {
    outside: 'Esterno',
    inside: 'Interno',
    north: 'Lato nord',
    east: 'Lato est',
    south: 'Lato sud',
    west: 'Lato ovest',
    basement: 'Seminterrato',
    ground: 'Piano terra',
    upper: 'Piano superiore',
    roof: 'Livello copertura',
  },
  none: {
    defect: 'Nessun difetto visibile nella zona mostrata.',
    recommendation:
      'Questa foto non indica alcun intervento; ciò che non mostra non è stato valutato.',
  },
  nothing: {
    element: 'Nulla di ispezionabile in questa foto',
    defect: 'Da questa foto non è stato possibile valutare nulla.',
    recommendation: 'Scattare un’altra foto che mostri l’elemento da ispezionare.',
  },
};
