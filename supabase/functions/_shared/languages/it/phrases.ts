import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Muro esterno',
    retainingWall: 'Muro di sostegno',
    parapet: 'Parapetto',
    coping: 'Copertina',
    arch: 'Volta',
    spandrel: 'Muro di timpano',
    abutment: 'Spalla',
    pier: 'Pila',
    wingWall: 'Muro d’ala',
    soffit: 'Intradosso dell’impalcato',
    beam: 'Trave in calcestruzzo',
    column: 'Pilastro',
    slab: 'Solaio',
    foundation: 'Fondazione',
    stairs: 'Scala',
    balcony: 'Balcone',
    handrail: 'Ringhiera e corrimano',
    roof: 'Manto di copertura',
    chimney: 'Comignolo',
    gutter: 'Canale di gronda e pluviale',
    flashing: 'Scossalina',
    window: 'Finestra',
    lintel: 'Architrave',
    door: 'Porta',
    ceiling: 'Soffitto',
    partition: 'Tramezzo',
    cladding: 'Rivestimento di facciata',
    steelBeam: 'Trave in acciaio',
    connection: 'Collegamento in acciaio',
    truss: 'Capriata',
    joist: 'Travetto in legno',
    bearing: 'Apparecchio di appoggio',
    movementJoint: 'Giunto di dilatazione',
    drain: 'Canaletta di scolo',
    pavement: 'Pavimentazione esterna',
    embankment: 'Scarpata',
  },
  defects: {
    steppedCrack: [
      'Fessura a gradini lungo i giunti di malta, ampiezza massima … mm, estesa a … corsi.',
      'Annotare l’ampiezza della fessura e applicare fessurimetri; monitorare per alcuni mesi. Accertare la causa prima di riparare.',
    ],
    verticalCrack: [
      'Fessura verticale passante negli elementi della muratura, ampiezza massima … mm, lunghezza … m.',
      'Annotare l’ampiezza della fessura e monitorarla. Accertare la causa prima di procedere allo scuci-cuci.',
    ],
    openJoints: [
      'Giunti di malta erosi per circa … mm di profondità, su circa … m².',
      'Scarnire i giunti e ristilarli con una malta compatibile con l’esistente e non più resistente degli elementi.',
    ],
    spalledBrick: [
      'Distacco della faccia a vista dei mattoni su circa … m².',
      'Se parti instabili possono cadere su persone, transennare la zona e farle prima rimuovere in sicurezza. Individuare la fonte di umidità, poi sostituire i mattoni degradati.',
    ],
    bulge: [
      'Muro fuori piombo o spanciato di circa … mm su un’altezza di … m.',
      'Transennare la zona in cui potrebbe cadere. Farne valutare al più presto la stabilità da un ingegnere strutturista e monitorare la deformazione.',
    ],
    looseCoping: [
      'Elemento di copertina mobile o spostato di circa … mm.',
      'Transennare la zona sottostante e mettere subito in sicurezza l’elemento; poi riallettare e fissare le copertine.',
    ],
    concreteCrack: [
      'Fessura nel calcestruzzo, ampiezza massima … mm, lunghezza … m.',
      'Annotare l’ampiezza della fessura e monitorarla. Accertare se è attiva e quale ne è la causa prima di scegliere una riparazione.',
    ],
    mapCracking: [
      'Fessurazione a ragnatela su circa … m², ampiezza massima … mm.',
      'Prelevare campioni per accertare la causa prima di scegliere un trattamento; nel frattempo monitorare.',
    ],
    exposedBar: [
      'Distacco del calcestruzzo su circa … m², con armature scoperte e corrose per … m.',
      'Se il calcestruzzo può cadere su persone, transennare la zona e rimuovere prima le parti instabili. Misurare la sezione residua delle barre, verificare copriferro, carbonatazione e cloruri, poi progettare il ripristino.',
    ],
    hollowConcrete: [
      'Calcestruzzo che suona a vuoto al martello su circa … m².',
      'Se il calcestruzzo può cadere su persone, transennare la zona e rimuovere prima le parti instabili. Aprire localmente per accertare profondità e causa, poi ripristinare.',
    ],
    rustStain: [
      'Colature color ruggine da fessura o giunto per … m.',
      'Aprire localmente e misurare la sezione residua del metallo prima di riparare.',
    ],
    honeycomb: [
      'Nidi di ghiaia su circa … m², profondità circa … mm.',
      'Battere la zona con il martello, verificare il copriferro e riempire con malta da ripristino.',
    ],
    coatingLoss: [
      'Rivestimento protettivo degradato su circa il … % della superficie, con corrosione superficiale.',
      'Preparare la superficie e rifare il rivestimento prima che si perda sezione.',
    ],
    sectionLoss: [
      'Corrosione con perdita di sezione: restano circa … mm su … mm.',
      'Limitare i carichi finché un ingegnere strutturista non abbia verificato la sezione residua. Poi riparare o rinforzare.',
    ],
    looseBolt: [
      '… bulloni o chiodi ribattuti mancanti o allentati.',
      'Far verificare il collegamento e far sostituire e serrare al più presto gli elementi di unione.',
    ],
    bentMember: [
      'Elemento deformato, freccia di circa … mm su … m.',
      'Farne valutare la resistenza da un ingegnere strutturista; raddrizzare, rinforzare o sostituire.',
    ],
    softTimber: [
      'Legno molle e marcescente per circa … m; il punteruolo penetra … mm.',
      'Se il legno è portante, transennare la zona finché non sia stato verificato. Eliminare la fonte di umidità, asportare fino al legno sano e sostituire.',
    ],
    insectHoles: [
      'Fori di sfarfallamento di insetti xilofagi per circa … m, alcuni con rosume fresco.',
      'Far accertare la specie e se l’attacco è attivo; sondare per conoscere la sezione sana residua.',
    ],
    timberSplit: [
      'Fessura parallela alla fibratura, lunghezza … m, ampiezza massima … mm.',
      'Verificare se attraversa un collegamento; in tal caso rinforzare, altrimenti monitorare.',
    ],
    slippedTiles: [
      'Circa … tegole o lastre di ardesia scivolate, rotte o mancanti.',
      'Transennare la zona sottostante. Rifissare o sostituire e controllare il telo sottotegola e i listelli.',
    ],
    flashingOpen: [
      'Scossalina sollevata, lacerata o mancante per … m.',
      'Rifissare o rifare la scossalina e controllare l’umidità della parte retrostante.',
    ],
    blockedGutter: [
      'Gronda o scarico ostruiti per … m; segni di tracimazione sul muro sottostante.',
      'Liberare e controllare pendenze e giunzioni; pulire a intervalli regolari.',
    ],
    membrane: [
      'Manto impermeabile con bolle, lacerazioni o sormonti aperti per … m.',
      'Riparare il manto e controllare l’umidità dell’isolante sottostante.',
    ],
    ponding: [
      'Ristagno d’acqua su circa … m², profondità massima … mm.',
      'Liberare gli scarichi e controllare le pendenze; correggerle dove l’acqua rimane.',
    ],
    dampFoot: [
      'Macchie di umidità alla base del muro fino a circa … m di altezza.',
      'Misurare l’umidità in altezza e in profondità e accertarne l’origine prima di ogni trattamento.',
    ],
    ceilingStain: [
      'Macchia d’acqua a soffitto, circa … × … m, … al tatto.',
      'Cercare ed eliminare l’afflusso d’acqua soprastante, lasciare asciugare, poi controllare il fissaggio del soffitto.',
    ],
    mould: [
      'Muffa su circa … m².',
      'Accertare l’origine dell’umidità (perdita, ponte termico, ventilazione) e rimuovere la muffa in sicurezza.',
    ],
    whiteDeposits: [
      'Depositi bianchi sulla superficie, su circa … m².',
      'Cercare ed eliminare l’afflusso d’acqua, spazzolare i depositi una volta asciutti e ispezionare di nuovo.',
    ],
    hollowRender: [
      'Intonaco fessurato e che suona a vuoto su circa … m².',
      'Transennare la zona dove possono cadere frammenti e rimuovere l’intonaco instabile. Accertare la causa, poi rifarlo.',
    ],
    flakingPaint: [
      'Sfogliamento della pittura su circa … m².',
      'Controllare l’umidità del supporto, preparare la superficie e ritinteggiare.',
    ],
    looseTiles: [
      '… piastrelle di pavimento o rivestimento staccate, fessurate o mancanti.',
      'Rimuovere le piastrelle staccate, controllare il supporto e posarle di nuovo.',
    ],
    brokenGlass: [
      'Vetro fessurato o rotto, lastra di circa … × … m.',
      'Mettere subito in sicurezza e sostituire con vetro della classe richiesta.',
    ],
    perishedSealant: [
      'Sigillante degradato o mancante intorno al vano per … m.',
      'Rimuovere il vecchio sigillante e rifarlo; controllare l’umidità della spalletta.',
    ],
    looseGuard: [
      'Parapetto allentato, danneggiato o mancante per … m; dislivello di circa … m.',
      'Sbarrare subito l’accesso al bordo, poi riparare il parapetto e controllarne i fissaggi.',
    ],
    unevenSurface: [
      'Superficie irregolare con un risalto di circa … mm.',
      'Segnalare o transennare per pericolo di inciampo, poi rifare la posa o levigare a livello.',
    ],
    scour: [
      'Scalzamento della fondazione, profondità circa … m, per … m.',
      'Limitare l’uso finché la stabilità non sia stata valutata; farla valutare al più presto da un ingegnere esperto di ponti, con rilievo dell’alveo. Poi riempire e proteggere l’alveo.',
    ],
    rootedPlants: [
      'Vegetazione radicata nei giunti per circa … m.',
      'Estirpare la vegetazione con le radici e ristilare i giunti.',
    ],
    blockedWeepHole: [
      '… barbacani o scarichi ostruiti; macchie di umidità intorno.',
      'Liberarli e verificare che l’acqua defluisca senza ostacoli.',
    ],
    seizedBearing: [
      'Apparecchio di appoggio corroso, spostato o bloccato.',
      'Farlo valutare da un ingegnere esperto di ponti; pulire, sbloccare o sostituire l’apparecchio.',
    ],
    jointFiller: [
      'Giunto di dilatazione intasato di detriti, tenuta mancante per … m.',
      'Pulire il giunto, rifare la tenuta e controllare l’umidità delle parti sottostanti.',
    ],
    pothole: [
      'Buca nella pavimentazione, circa … × … m, profondità … mm.',
      'Mettere subito in sicurezza il transito, poi rappezzare e controllare lo smaltimento delle acque.',
    ],
  },
};
