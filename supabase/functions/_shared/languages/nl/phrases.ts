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
    steppedCrack: {
      defect: 'Trapsgewijze scheur langs de voegen, tot … mm wijd, over … lagen.',
      advice:
        'Scheurwijdte vastleggen en scheurmeters aanbrengen; enkele maanden volgen. Vóór herstel de oorzaak vaststellen.',
    },
    verticalCrack: {
      defect: 'Verticale scheur door de stenen, tot … mm wijd, … m lang.',
      advice:
        'Scheurwijdte vastleggen en volgen. De oorzaak vaststellen voordat het metselwerk wordt uitgehakt en hersteld.',
    },
    openJoints: {
      defect: 'Voegwerk ongeveer … mm diep uitgesleten, over ongeveer … m².',
      advice:
        'Voegen uithakken en opnieuw voegen met een mortel die niet harder is dan de stenen en op het bestaande werk is afgestemd.',
    },
    spalledBrick: {
      defect: 'Metselwerk met afgespatte stenen over ongeveer … m².',
      advice:
        'Waar losse delen op mensen kunnen vallen, de omgeving afzetten en ze eerst verwijderen. De vochtbron zoeken, daarna de afgespatte stenen uithakken en vervangen.',
    },
    bulge: {
      defect: 'Muur ongeveer … mm uit het lood of uitgebogen over een hoogte van … m.',
      advice:
        'Het gebied waar de muur kan vallen afzetten. De stabiliteit spoedig door een constructeur laten beoordelen en de vervorming volgen.',
    },
    looseCoping: {
      defect: 'Afdekelement los of ongeveer … mm verschoven.',
      advice:
        'De omgeving eronder afzetten en het element direct vastzetten; daarna de muurafdekking opnieuw stellen en verankeren.',
    },
    concreteCrack: {
      defect: 'Scheur in het beton, tot … mm wijd, … m lang.',
      advice:
        'Scheurwijdte vastleggen en volgen. Vaststellen of de scheur werkt en wat de oorzaak is voordat een herstel wordt gekozen.',
    },
    mapCracking: {
      defect: 'Craquelé in het oppervlak over ongeveer … m², scheuren tot … mm wijd.',
      advice:
        'Monsters nemen om de oorzaak vast te stellen voordat een behandeling wordt gekozen; intussen volgen.',
    },
    exposedBar: {
      defect: 'Beton afgespat over ongeveer … m², wapening blootliggend en gecorrodeerd over … m.',
      advice:
        'Waar los beton op mensen kan vallen, de omgeving afzetten en het eerst verwijderen. De resterende staafdoorsnede meten, dekking, carbonatatie en chloriden onderzoeken, daarna het herstel ontwerpen.',
    },
    hollowConcrete: {
      defect: 'Beton klinkt hol bij afkloppen over ongeveer … m².',
      advice:
        'Waar los beton op mensen kan vallen, de omgeving afzetten en het eerst verwijderen. Plaatselijk openhakken om diepte en oorzaak vast te stellen, daarna herstellen.',
    },
    rustStain: {
      defect: 'Roestkleurige vlekken uit scheur of voeg over … m.',
      advice: 'Plaatselijk openmaken en vóór herstel de resterende doorsnede van het metaal meten.',
    },
    honeycomb: {
      defect: 'Grindnesten over ongeveer … m², ongeveer … mm diep.',
      advice:
        'De omgeving afkloppen, de dekking op de wapening controleren en met reparatiemortel vullen.',
    },
    coatingLoss: {
      defect:
        'Beschermende coating over ongeveer … % van het oppervlak aangetast, met oppervlaktecorrosie.',
      advice:
        'Het oppervlak voorbehandelen en de coating vernieuwen voordat doorsnede verloren gaat.',
    },
    sectionLoss: {
      defect: 'Corrosie met doorsnedeverlies: resterende dikte ongeveer … mm van … mm.',
      advice:
        'De belasting beperken totdat een constructeur de resterende doorsnede heeft nagerekend. Daarna herstellen of versterken.',
    },
    looseBolt: {
      defect: '… bouten of klinknagels ontbreken of zitten los.',
      advice:
        'De verbinding spoedig laten nakijken en de bevestigingsmiddelen laten vervangen en aandraaien.',
    },
    bentMember: {
      defect: 'Constructiedeel ongeveer … mm verbogen over … m.',
      advice:
        'De draagkracht door een constructeur laten beoordelen; richten, versterken of vervangen.',
    },
    softTimber: {
      defect: 'Hout zacht en aangetast over ongeveer … m; indringing van de priem … mm.',
      advice:
        'Waar het hout belasting draagt, de omgeving afzetten tot het is nagekeken. De vochtbron verhelpen, tot op het gezonde hout wegnemen en aanhelen of vervangen.',
    },
    insectHoles: {
      defect:
        'Uitvlieggaten van houtaantastende insecten over ongeveer … m, deels met vers boormeel.',
      advice:
        'Soort en activiteit laten vaststellen; door prikken bepalen hoeveel gezonde doorsnede resteert.',
    },
    timberSplit: {
      defect: 'Scheur in de vezelrichting, … m lang, tot … mm wijd.',
      advice: 'Nagaan of de scheur door een verbinding loopt; zo ja, versterken, zo nee, volgen.',
    },
    slippedTiles: {
      defect: 'Ongeveer … dakpannen of leien verschoven, gebroken of ontbrekend.',
      advice:
        'De omgeving eronder afzetten. Opnieuw vastzetten of vervangen en onderdakfolie en panlatten nakijken.',
    },
    flashingOpen: {
      defect: 'Loodslabbe losgekomen, gescheurd of ontbrekend over … m.',
      advice:
        'De loodslabbe opnieuw vastzetten of vernieuwen en de constructie erachter op vocht controleren.',
    },
    blockedGutter: {
      defect: 'Goot of afvoer verstopt over … m; sporen van overlopen op de gevel eronder.',
      advice: 'Schoonmaken, afschot en naden nakijken; periodiek reinigen.',
    },
    membrane: {
      defect: 'Dakbedekking met blazen, scheuren of open overlap over … m.',
      advice: 'De dakbedekking herstellen en de isolatie eronder op vocht controleren.',
    },
    ponding: {
      defect: 'Plasvorming over ongeveer … m², tot … mm diep.',
      advice:
        'De afvoeren schoonmaken en het afschot nakijken; corrigeren waar water blijft staan.',
    },
    dampFoot: {
      defect: 'Vochtvlekken aan de voet van de muur tot ongeveer … m hoogte.',
      advice: 'Het vocht over hoogte en diepte meten en de bron vaststellen vóór een behandeling.',
    },
    ceilingStain: {
      defect: 'Watervlek op het plafond, ongeveer … × … m, voelt … aan.',
      advice:
        'De bron erboven zoeken en verhelpen, laten drogen en daarna de bevestiging van het plafond nakijken.',
    },
    mould: {
      defect: 'Schimmelvorming over ongeveer … m².',
      advice:
        'De vochtbron vaststellen (lekkage, koudebrug, ventilatie) en de schimmel veilig verwijderen.',
    },
    whiteDeposits: {
      defect: 'Witte afzetting op het oppervlak over ongeveer … m².',
      advice:
        'De waterbron zoeken en verhelpen, de afzetting na droging afborstelen en opnieuw inspecteren.',
    },
    hollowRender: {
      defect: 'Pleisterwerk gescheurd en hol klinkend over ongeveer … m².',
      advice:
        'Afzetten waar stukken kunnen vallen en los pleisterwerk verwijderen. De oorzaak vaststellen en daarna vernieuwen.',
    },
    flakingPaint: {
      defect: 'Afbladderend verfwerk over ongeveer … m².',
      advice: 'De ondergrond op vocht controleren, voorbehandelen en opnieuw schilderen.',
    },
    looseTiles: {
      defect: '… wand- of vloertegels los, gescheurd of ontbrekend.',
      advice: 'Losse tegels verwijderen, de ondergrond nakijken en tegels opnieuw aanbrengen.',
    },
    brokenGlass: {
      defect: 'Glas gebarsten of gebroken, ruit ongeveer … × … m.',
      advice: 'Direct veiligstellen en de ruit vervangen door glas van de vereiste klasse.',
    },
    perishedSealant: {
      defect: 'Kitvoeg rond de opening aangetast of ontbrekend over … m.',
      advice: 'De oude kit uitsnijden en opnieuw kitten; de dagkant op vocht controleren.',
    },
    looseGuard: {
      defect: 'Hekwerk los, beschadigd of ontbrekend over … m; valhoogte ongeveer … m.',
      advice: 'De rand direct afzetten, daarna het hekwerk herstellen en de bevestiging nakijken.',
    },
    unevenSurface: {
      defect: 'Oneffen oppervlak met een hoogteverschil van ongeveer … mm.',
      advice: 'Als struikelgevaar markeren of afzetten, daarna herstraten of vlak slijpen.',
    },
    scour: {
      defect: 'Ontgronding bij de fundering, ongeveer … m diep over … m.',
      advice:
        'Het gebruik beperken tot de stabiliteit is beoordeeld; die spoedig door een in bruggen gespecialiseerde constructeur laten beoordelen en de bodem laten inmeten. Daarna aanvullen en bodembescherming aanbrengen.',
    },
    rootedPlants: {
      defect: 'Begroeiing geworteld in de voegen over ongeveer … m.',
      advice: 'De begroeiing met wortels verwijderen en opnieuw voegen.',
    },
    blockedWeepHole: {
      defect: '… ontwateringsgaten of afvoeren verstopt; vochtvlekken eromheen.',
      advice: 'Vrijmaken en nagaan of het water vrij wegloopt.',
    },
    seizedBearing: {
      defect: 'Oplegging gecorrodeerd, verschoven of niet vrij beweegbaar.',
      advice:
        'Door een in bruggen gespecialiseerde constructeur laten beoordelen; de oplegging reinigen, gangbaar maken of vervangen.',
    },
    jointFiller: {
      defect: 'Dilatatievoeg vol vuil, voegafdichting ontbreekt over … m.',
      advice:
        'De voeg reinigen, de afdichting vernieuwen en de delen eronder op vocht controleren.',
    },
    pothole: {
      defect: 'Gat in de verharding, ongeveer … × … m, … mm diep.',
      advice: 'Direct veiligstellen voor het verkeer, daarna repareren en de afwatering nakijken.',
    },
  },
};
