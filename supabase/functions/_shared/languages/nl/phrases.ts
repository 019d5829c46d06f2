import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Buitengevel',
    retainingWall: 'Keermuur',
    parapet: 'Borstwering',
    coping: 'Muurafdekking',
    arch: 'Gewelf',
    spandrel: 'Frontmuur',
    abutment: 'Landhoofd',
    pier: 'Pijler',
    wingWall: 'Vleugelmuur',
    soffit: 'Onderzijde brugdek',
    beam: 'Betonbalk',
    column: 'Kolom',
    slab: 'Verdiepingsvloer',
    foundation: 'Fundering',
    stairs: 'Trap',
    balcony: 'Balkon',
    handrail: 'Hekwerk en leuning',
    roof: 'Dakbedekking',
    chimney: 'Schoorsteen',
    gutter: 'Dakgoot en hemelwaterafvoer',
    flashing: 'Loodslabbe',
    window: 'Raam',
    lintel: 'Latei',
    door: 'Deur',
    ceiling: 'Plafond',
    partition: 'Binnenwand',
    cladding: 'Gevelbekleding',
    steelBeam: 'Stalen ligger',
    connection: 'Staalverbinding',
    truss: 'Dakspant',
    joist: 'Houten vloerbalk',
    bearing: 'Oplegging',
    movementJoint: 'Dilatatievoeg',
    drain: 'Afvoergoot',
    pavement: 'Verharding',
    embankment: 'Talud',
  },
  defects: {
    steppedCrack: [
      'Trapsgewijze scheur langs de voegen, tot … mm wijd, over … lagen.',
      'Scheurwijdte vastleggen en scheurmeters aanbrengen; enkele maanden volgen. Vóór herstel de oorzaak vaststellen.',
    ],
    verticalCrack: [
      'Verticale scheur door de stenen, tot … mm wijd, … m lang.',
      'Scheurwijdte vastleggen en volgen. De oorzaak vaststellen voordat het metselwerk wordt uitgehakt en hersteld.',
    ],
    openJoints: [
      'Voegwerk ongeveer … mm diep uitgesleten, over ongeveer … m².',
      'Voegen uithakken en opnieuw voegen met een mortel die niet harder is dan de stenen en op het bestaande werk is afgestemd.',
    ],
    spalledBrick: [
      'Metselwerk met afgespatte stenen over ongeveer … m².',
      'Waar losse delen op mensen kunnen vallen, de omgeving afzetten en ze eerst verwijderen. De vochtbron zoeken, daarna de afgespatte stenen uithakken en vervangen.',
    ],
    bulge: [
      'Muur ongeveer … mm uit het lood of uitgebogen over een hoogte van … m.',
      'Het gebied waar de muur kan vallen afzetten. De stabiliteit spoedig door een constructeur laten beoordelen en de vervorming volgen.',
    ],
    looseCoping: [
      'Afdekelement los of ongeveer … mm verschoven.',
      'De omgeving eronder afzetten en het element direct vastzetten; daarna de muurafdekking opnieuw stellen en verankeren.',
    ],
    concreteCrack: [
      'Scheur in het beton, tot … mm wijd, … m lang.',
      'Scheurwijdte vastleggen en volgen. Vaststellen of de scheur werkt en wat de oorzaak is voordat een herstel wordt gekozen.',
    ],
    mapCracking: [
      'Craquelé in het oppervlak over ongeveer … m², scheuren tot … mm wijd.',
      'Monsters nemen om de oorzaak vast te stellen voordat een behandeling wordt gekozen; intussen volgen.',
    ],
    exposedBar: [
      'Beton afgespat over ongeveer … m², wapening blootliggend en gecorrodeerd over … m.',
      'Waar los beton op mensen kan vallen, de omgeving afzetten en het eerst verwijderen. De resterende staafdoorsnede meten, dekking, carbonatatie en chloriden onderzoeken, daarna het herstel ontwerpen.',
    ],
    hollowConcrete: [
      'Beton klinkt hol bij afkloppen over ongeveer … m².',
      'Waar los beton op mensen kan vallen, de omgeving afzetten en het eerst verwijderen. Plaatselijk openhakken om diepte en oorzaak vast te stellen, daarna herstellen.',
    ],
    rustStain: [
      'Roestkleurige vlekken uit scheur of voeg over … m.',
      'Plaatselijk openmaken en vóór herstel de resterende doorsnede van het metaal meten.',
    ],
    honeycomb: [
      'Grindnesten over ongeveer … m², ongeveer … mm diep.',
      'De omgeving afkloppen, de dekking op de wapening controleren en met reparatiemortel vullen.',
    ],
    coatingLoss: [
      'Beschermende coating over ongeveer … % van het oppervlak aangetast, met oppervlaktecorrosie.',
      'Het oppervlak voorbehandelen en de coating vernieuwen voordat doorsnede verloren gaat.',
    ],
    sectionLoss: [
      'Corrosie met doorsnedeverlies: resterende dikte ongeveer … mm van … mm.',
      'De belasting beperken totdat een constructeur de resterende doorsnede heeft nagerekend. Daarna herstellen of versterken.',
    ],
    looseBolt: [
      '… bouten of klinknagels ontbreken of zitten los.',
      'De verbinding spoedig laten nakijken en de bevestigingsmiddelen laten vervangen en aandraaien.',
    ],
    bentMember: [
      'Constructiedeel ongeveer … mm verbogen over … m.',
      'De draagkracht door een constructeur laten beoordelen; richten, versterken of vervangen.',
    ],
    softTimber: [
      'Hout zacht en aangetast over ongeveer … m; indringing van de priem … mm.',
      'Waar het hout belasting draagt, de omgeving afzetten tot het is nagekeken. De vochtbron verhelpen, tot op het gezonde hout wegnemen en aanhelen of vervangen.',
    ],
    insectHoles: [
      'Uitvlieggaten van houtaantastende insecten over ongeveer … m, deels met vers boormeel.',
      'Soort en activiteit laten vaststellen; door prikken bepalen hoeveel gezonde doorsnede resteert.',
    ],
    timberSplit: [
      'Scheur in de vezelrichting, … m lang, tot … mm wijd.',
      'Nagaan of de scheur door een verbinding loopt; zo ja, versterken, zo nee, volgen.',
    ],
    slippedTiles: [
      'Ongeveer … dakpannen of leien verschoven, gebroken of ontbrekend.',
      'De omgeving eronder afzetten. Opnieuw vastzetten of vervangen en onderdakfolie en panlatten nakijken.',
    ],
    flashingOpen: [
      'Loodslabbe losgekomen, gescheurd of ontbrekend over … m.',
      'De loodslabbe opnieuw vastzetten of vernieuwen en de constructie erachter op vocht controleren.',
    ],
    blockedGutter: [
      'Goot of afvoer verstopt over … m; sporen van overlopen op de gevel eronder.',
      'Schoonmaken, afschot en naden nakijken; periodiek reinigen.',
    ],
    membrane: [
      'Dakbedekking met blazen, scheuren of open overlap over … m.',
      'De dakbedekking herstellen en de isolatie eronder op vocht controleren.',
    ],
    ponding: [
      'Plasvorming over ongeveer … m², tot … mm diep.',
      'De afvoeren schoonmaken en het afschot nakijken; corrigeren waar water blijft staan.',
    ],
    dampFoot: [
      'Vochtvlekken aan de voet van de muur tot ongeveer … m hoogte.',
      'Het vocht over hoogte en diepte meten en de bron vaststellen vóór een behandeling.',
    ],
    ceilingStain: [
      'Watervlek op het plafond, ongeveer … × … m, voelt … aan.',
      'De bron erboven zoeken en verhelpen, laten drogen en daarna de bevestiging van het plafond nakijken.',
    ],
    mould: [
      'Schimmelvorming over ongeveer … m².',
      'De vochtbron vaststellen (lekkage, koudebrug, ventilatie) en de schimmel veilig verwijderen.',
    ],
    whiteDeposits: [
      'Witte afzetting op het oppervlak over ongeveer … m².',
      'De waterbron zoeken en verhelpen, de afzetting na droging afborstelen en opnieuw inspecteren.',
    ],
    hollowRender: [
      'Pleisterwerk gescheurd en hol klinkend over ongeveer … m².',
      'Afzetten waar stukken kunnen vallen en los pleisterwerk verwijderen. De oorzaak vaststellen en daarna vernieuwen.',
    ],
    flakingPaint: [
      'Afbladderend verfwerk over ongeveer … m².',
      'De ondergrond op vocht controleren, voorbehandelen en opnieuw schilderen.',
    ],
    looseTiles: [
      '… wand- of vloertegels los, gescheurd of ontbrekend.',
      'Losse tegels verwijderen, de ondergrond nakijken en tegels opnieuw aanbrengen.',
    ],
    brokenGlass: [
      'Glas gebarsten of gebroken, ruit ongeveer … × … m.',
      'Direct veiligstellen en de ruit vervangen door glas van de vereiste klasse.',
    ],
    perishedSealant: [
      'Kitvoeg rond de opening aangetast of ontbrekend over … m.',
      'De oude kit uitsnijden en opnieuw kitten; de dagkant op vocht controleren.',
    ],
    looseGuard: [
      'Hekwerk los, beschadigd of ontbrekend over … m; valhoogte ongeveer … m.',
      'De rand direct afzetten, daarna het hekwerk herstellen en de bevestiging nakijken.',
    ],
    unevenSurface: [
      'Oneffen oppervlak met een hoogteverschil van ongeveer … mm.',
      'Als struikelgevaar markeren of afzetten, daarna herstraten of vlak slijpen.',
    ],
    scour: [
      'Ontgronding bij de fundering, ongeveer … m diep over … m.',
      'Het gebruik beperken tot de stabiliteit is beoordeeld; die spoedig door een in bruggen gespecialiseerde constructeur laten beoordelen en de bodem laten inmeten. Daarna aanvullen en bodembescherming aanbrengen.',
    ],
    rootedPlants: [
      'Begroeiing geworteld in de voegen over ongeveer … m.',
      'De begroeiing met wortels verwijderen en opnieuw voegen.',
    ],
    blockedWeepHole: [
      '… ontwateringsgaten of afvoeren verstopt; vochtvlekken eromheen.',
      'Vrijmaken en nagaan of het water vrij wegloopt.',
    ],
    seizedBearing: [
      'Oplegging gecorrodeerd, verschoven of niet vrij beweegbaar.',
      'Door een in bruggen gespecialiseerde constructeur laten beoordelen; de oplegging reinigen, gangbaar maken of vervangen.',
    ],
    jointFiller: [
      'Dilatatievoeg vol vuil, voegafdichting ontbreekt over … m.',
      'De voeg reinigen, de afdichting vernieuwen en de delen eronder op vocht controleren.',
    ],
    pothole: [
      'Gat in de verharding, ongeveer … × … m, … mm diep.',
      'Direct veiligstellen voor het verkeer, daarna repareren en de afwatering nakijken.',
    ],
  },
};
