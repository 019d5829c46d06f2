import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:is|zijn|was|waren|lijkt|lijken|blijft|blijven|oogt|ogen|blijkt|blijken|(?:wordt|worden|geldt|gelden)\s+als)\s+`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:niet|nooit|geen|noch|of|tot)\b)[a-zé]+\s+){0,4}?`;

export const PATTERNS: LanguagePatterns = {
  playsDown: String.raw`geringe?|onbeduidende?|verwaarloosba\p{L}+|onbelangrijke?|cosmetische?`,
  abbreviations: 'circa',
  style:
    'Factual Dutch as in an inspectierapport: noun phrases for what is seen, the infinitive for measures ("Scheurmeters plaatsen."), a decimal comma.',
  choices: {
    outcome: {
      defect: 'gebrek|gebreken|schade|defect|zichtbaar gebrek',
      no_visible_defect:
        'geen zichtbaar gebrek|geen zichtbare gebreken|geen gebrek|geen gebreken|geen schade',
      nothing_inspectable: 'niets te beoordelen|niet te beoordelen|niet inspecteerbaar|niets',
    },
    severity: {
      minor: 'gering|klein|licht|laag|lichte|cosmetisch',
      moderate: 'matig|gemiddeld|middel|middelmatig',
      major: 'ernstig|groot|hoog|zwaar|aanzienlijk',
      safety: 'veiligheid|gevaar|gevaarlijk|kritiek|onveilig',
    },
    urgency: {
      immediate: 'onmiddellijk|direct|meteen|dringend|per direct',
      soon: 'spoedig|binnenkort|korte termijn|op korte termijn',
      planned: 'gepland|planmatig|middellange termijn|lange termijn|ingepland',
      monitor: 'monitoren|volgen|bewaken|observeren',
    },
    confidence: {
      high: 'hoog|zeer hoog|zeker',
      medium: 'gemiddeld|matig|middel',
      low: 'laag|onzeker',
    },
    yes: 'ja|waar|zichtbaar|aanwezig',
    no: 'nee|neen|onwaar|geen|niet zichtbaar|afwezig',
    levels: 'niveau|klasse',
  },
  nothing: String.raw`geen|niets|niet van toepassing|n\.?v\.?t\.?|onbekend|onduidelijk|niet (?:bekend|zichtbaar|vast te stellen|bepaald)|(?:de )?oorzaak (?:is )?(?:onbekend|onduidelijk|niet vast te stellen)`,
  hedges: {
    before: [
      String.raw`(?:de\s+)?(?:meest\s+)?(?:waarschijnlijke|vermoedelijke|mogelijke)\s+oorza(?:ak|ken)(?:,?\s+niet\s+bevestigd)?(?:\s+(?:is|zijn|kan|zou))?`,
      String.raw`(?:de\s+)?oorzaak\s+(?:is|kan|zou|ligt)(?:\s+(?:vermoedelijk|waarschijnlijk|mogelijk))?(?:\s+(?:zijn|in))?`,
      String.raw`(?:(?:dit|het|die|de\s+(?:scheur|schade))\s+)?(?:kan|kunnen|zou|zouden|is|zijn|lijkt|lijken|duidt|duiden|wijst|wijzen)\s+(?:(?:vermoedelijk|waarschijnlijk|mogelijk|wellicht)\s+)?(?:op|door|veroorzaakt\s+door|het\s+gevolg\s+(?:zijn\s+)?van|te\s+wijten\s+aan)`,
      String.raw`(?:vermoedelijk|waarschijnlijk|mogelijk|wellicht|misschien|eventueel|kennelijk)(?:\s+(?:door|als\s+gevolg\s+van|veroorzaakt\s+door|ten\s+gevolge\s+van))?`,
      String.raw`(?:vermoedelijke|waarschijnlijke|mogelijke)`,
      String.raw`veroorzaakt\s+door|als\s+gevolg\s+van|ten\s+gevolge\s+van|door\s+toedoen\s+van|passend\s+bij|wijst\s+op|duidt\s+op|te\s+wijten\s+aan`,
    ].join('|'),
    after: String.raw`,?\s+(?:vermoedelijk|waarschijnlijk|mogelijk|niet\s+bevestigd|zijn\s+veroorzaakt|veroorzaakt)|\s*\((?:vermoedelijk|waarschijnlijk|mogelijk|niet\s+bevestigd)\)`,
  },
  lengths: {
    units: [
      ['millimeters?', 1],
      ['centimeters?', 10],
      [String.raw`meters?(?!kast)`, 1000],
      ['kilometers?', 1_000_000],
      ['inch(?:es)?|duim', 25.4],
    ],
    square: 'vierkante',
    numbers: String.raw`(?:een\s+)?halve|een\s+paar|een\s+aantal|enkele|enige|meerdere|verscheidene|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|honderd`,
    bare: '(?:millimeter|centimeter|meter)(?:breed|breede|brede|dik|dikke|diep|diepe|lang|lange|hoog|hoge)',
    things: 'vinger|duim|hand|vuist|munt|potlood|pen|bankpas|lucifer',
    likened: String.raw`{thing}(?:s|en)?(?:breed|breede|brede|dik|dikke|diep|diepe)|{thing}(?:breedte|dikte)|(?:breedte|dikte|grootte)\s+van\s+een\s+(?:\p{L}+\s+)?{thing}|(?:past|passen|gaat)\s+(?:een|twee)\s+{thing}`,
  },
  sign: {
    things: String.raw`bord(?:en|je)?|bordje|naamplaat|plaatje|label|sticker|opschrift|tekst|markering|aanduiding|verkeersbord`,
    so: 'dus|daarom|zodat|derhalve|waardoor|vandaar',
  },
  damage: String.raw`scheur(?:en|tje)?|spleet|spleten|voeg(?:en)?|afspatting(?:en)?|gat|gaten|opening(?:en)?|verzakking(?:en)?|verplaatsing|holte|schade|doorbuiging|vervorming`,
  limit: String.raw`meer\s+dan|groter|breder|dieper|boven|tot|ten\s+minste|minstens|minimaal|maximaal|hoogstens|als|indien|elke|nauwkeurigheid`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:veilig|stabiel|solide|deugdelijk|gezond|in\s+orde|intact\s+en\s+veilig|betrouwbaar)(?!\s+te\s+(?:stellen|maken))`,
      String.raw`in\s+(?:een\s+)?(?:zeer\s+|over\s+het\s+algemeen\s+)?(?:goede|uitstekende|prima|perfecte|uitmuntende)\s+(?:[a-zé]+\s+)?(?:staat|conditie)`,
      String.raw`(?:goede|uitstekende)\s+(?:bouwkundige|constructieve|technische)\s+staat|staat\s+is\s+(?:zeer\s+)?(?:goed|uitstekend)`,
      String.raw`(?:stabiliteit|veiligheid|draagkracht|draagvermogen|integriteit)\s+(?:[a-zé]+\s+){0,3}?(?:is|zijn|lijkt)\s+(?:niet\s+(?:in\s+het\s+geding|aangetast|in\s+gevaar|beïnvloed)|gewaarborgd|voldoende|gegarandeerd|verzekerd)`,
      String.raw`constructief\s+(?:veilig|in\s+orde|gezond|stabiel)|veilig\s+(?:te\s+)?(?:gebruik|betred|begaan|bewoon)[a-z]*|(?:kan|kunnen)\s+veilig\s+worden`,
      String.raw`(?:veilig|stabiel|in\s+orde)\s+(?:is|zijn)`,
      String.raw`vrij\s+van\s+(?:gebreken|schade)|voldoe(?:t|n)\s+aan\s+(?:de|alle)\s+(?:normen|eisen)|functioneert\s+(?:goed|naar\s+behoren)|staat\s+(?:stevig|stabiel)|geschikt\s+voor\s+gebruik`,
      String.raw`(?:kan|kunnen|zal|zullen)\s+(?:[a-zé\d]+\s+){1,4}?(?:mee|dragen|weerstaan|doorstaan|aan|opnemen|meegaan|standhouden)(?![a-zé])(?!\s+(?:de|het|een)\s+\w+\s+(?:niet|geen))|(?:gaat|gaan)\s+nog\s+(?:[a-zé\d]+\s+){0,2}?jaar\s+mee|bestand\s+tegen|(?:opgewassen|berekend)\s+(?:tegen|op)|(?:in\s+staat)\s+(?:om\s+)?(?:[a-zé]+\s+){0,3}?te\s+(?:dragen|weerstaan|doorstaan)|(?:vervul(?:t|len)|doe(?:t|n))\s+(?:[a-zé]+\s+)?(?:zijn|haar|hun)\s+(?:taak|functie|werk|rol)`,
      String.raw`(?:heeft|hebben)\s+(?:zich\s+)?(?:[a-zé]+\s+)?(?:goed\s+(?:gehouden|gefunctioneerd|gepresteerd)|bewezen)|overcapaciteit|(?:voldoende|ruime?|genoeg|volledige?|volle)\s+(?:[a-zé]+\s+)?(?:reserves?|draagkracht|draagvermogen|sterkte|capaciteit|weerstand)|behoud(?:t|en)\s+(?:[a-zé]+\s+)?(?:zijn|haar|hun)\s+(?:[a-zé]+\s+)?(?:draagkracht|draagvermogen|sterkte|capaciteit)`,
      String.raw`(?:klaar|gereed)\s+voor\s+(?:[a-zé]+\s+)?gebruik|(?:volledig|onbeperkt|zonder\s+beperking(?:en)?|blijven|zonder\s+(?:problemen|zorgen|angst|bezwaar))\s+(?:[a-zé]+\s+)?(?:bruikbaar|begaanbaar|toegankelijk|ge|be|te)[a-zé]*|(?:kan|kunnen|mag|mogen)\s+(?:[a-zé]+\s+){0,3}?(?:weer|open|in\s+gebruik)\s+(?:[a-zé]+\s+)?(?:blijven|open|gebruikt|worden|betreden|betrokken|terug)`,
      String.raw`(?:erachter|eronder|daarachter|daaronder|achterliggende|onderliggende)\s+(?:[a-zé]+\s+){0,3}?(?:intact|gaaf|gezond|onbeschadigd|niet\s+aangetast|in\s+orde)|(?:puur|louter|slechts|alleen|enkel)\s+(?:cosmetisch|esthetisch|oppervlakkig)e?|zonder\s+(?:constructieve|structurele)\s+(?:betekenis|gevolgen|invloed)`,
    ].join('|'),
    denies: String.raw`(?:geen|zonder)\s+(?:[a-zé]+\s+)?(?:[a-z]*gevaar|(?:veiligheids)?risico[’']?s?|reden\s+tot\s+zorg)|niet\s+gevaarlijk|(?:geen\s+(?:reden|noodzaak|aanleiding)|niet\s+nodig|onnodig)\s+(?:tot\s+|voor\s+|om\s+)?(?:[a-zé]+\s+){0,4}?(?:af\s*te\s*sluiten|afsluit\w*|afsluiting|sluiting|ontruim\w*|te\s+(?:sluiten|stutten|ontruimen|versterken)|stutten|stutwerk|versterk\w*|zorgen?|ongerust\w*|in\s+te\s+grijpen)|(?:afsluiting|ontruiming|stutwerk|versterking)\s+(?:[a-zé]+\s+){0,4}?(?:niet\s+(?:nodig|noodzakelijk|vereist)|overbodig)|(?:constructief|bouwkundig)\s+(?:gezien\s+)?(?:[a-zé]+\s+){0,3}?(?:niets|geen)|hoe(?:ft|ven)\s+(?:zich\s+)?(?:[a-zé]+\s+){0,3}?(?:geen\s+zorgen|niet\s+(?:te\s+worden\s+)?(?:afgesloten|ontruimd|gestut))`,
    negations: 'niet|nooit|geen|noch|evenmin',
    conditions: String.raw`of|tot(?:dat)?|als|indien|wanneer|zodra|zodat|voordat|alvorens|controleren|vaststellen|aantonen|nagaan|mits|tenzij`,
    after: String.raw`\s+(?:(?:te\s+)?(?:brengen|houden|herstellen|maken)|is\s+niet)`,
  },
  certainty: {
    claims: String.raw`delaminaties?|gedelamineerd|(?:constructief|structureel)\s+(?:falen|bezwijken)|bezweken`,
    open: String.raw`mogelijk(?:e)?|wellicht|vermoed(?:en|elijk|elijke)|kan|kunnen|of|risico|kloppen|afkloppen|gevaar`,
    allowed: String.raw`verf|coating|schilderwerk|fineer|multiplex|folie|lak|behang|verflaag`,
  },
  clears: {
    well: String.raw`functioneert|werkt|voldoet|akkoord|in\s+(?:\p{L}+\s+)?(?:orde|staat)|prima|goed(?!\s+(?:deel|zichtbaar|te\s+zien))|ok(?:é|ay)?|gaaf|intact\p{L}*|onbeschadigd\p{L}*|onschuldig\p{L}*|onbelangrijk\p{L}*|vlekkeloos|perfect|acceptabel|als\s+nieuw|(?:kan|kunnen|mag|mogen)\s+(?:\p{L}+\s+){0,2}?blijven|niets\s+(?:aan\s+de\s+hand|te\s+\p{L}+|mis|bijzonders)`,
    wrong:
      'problemen|probleem|gebrek(?:en)?|schade|mankementen|aandacht|actie|maatregel(?:en)?|ingreep|herstel|aanleiding|reden|zorgen?|bezwaar|bezwaren|opmerking(?:en)?|nodig|noodzaak|gevaar|risico|belang|betekenis|bijzonderheden',
    about: String.raw`voor\s+alles|eerst|gevallen|gebogen|verstopt|gaapt|ontbreekt|genomen|gezien|voorrang|prioriteit|dringend|urgent\p{L}*|verloren|blote?|plaats|binnendringen|water|diep|constructeur|aannemer|toegang|niet\s+meer|roest\p{L}*`,
  },
  unseen: {
    tests: {
      words: String.raw`klopproe(?:f|ven)|klopproef|afgeklopt|bekl(?:oppen|opt)|afkloppen|vochtmet(?:er|ing|ingen)|terugslaghamer|boorkern(?:en)?|proefsleu(?:f|ven)|opengemaakt|endoscop\p{L}*|thermograf\p{L}*|warmtebeeld\p{L}*|radar\p{L}*|ultrasoon\p{L}*|laborator\p{L}*|belastingproe(?:f|ven)|metingen|meting|proeven|tests?|testen|getest|gesondeerd|sondering(?:en)?`,
      results: String.raw`toonde[n]?|toont|tonen|bleek|bleken|blijkt|bevestigde[n]?|bevestigt|vond(?:en)?|gevonden|gaf|gaven|gemeten|aangetoond|klinkt|klonk|hol|wijst|wezen|negatief|positief`,
      done: String.raw`uitgevoerd|gedaan|verricht|getest|afgeklopt|beklopt|gesondeerd|opengemaakt`,
      open: String.raw`voordat|voor|totdat|of|als|indien|moet(?:en)?|dient|dienen|aanbevolen|aanbevel\p{L}*|nodig|vereist|kan|kunnen|zou(?:den)?|te\s+\p{L}+en|laten|nader|verder|bord`,
    },
    hidden: {
      places: String.raw`erachter|eronder|daarachter|daaronder|achter\s+(?:het|de)\s+(?:\p{L}+\s+)?(?:pleisterwerk|stucwerk|bekleding|gevelbekleding|tegels?|tegelwerk|platen|metselwerk|voorzetwand|afwerking)|onder\s+(?:het|de)\s+(?:\p{L}+\s+)?(?:oppervlak|pleisterwerk|stucwerk|dekvloer|afwerking|verf|coating|tegels?|dakbedekking)|in\s+(?:de\s+)?(?:spouw|kern)|binnenin|over\s+de\s+(?:volle|hele|gehele)\s+(?:dikte|diepte|doorsnede)|verborgen|ingestorte`,
      states: String.raw`gecorrodeerd\p{L}*|verroest\p{L}*|roest|verrot\p{L}*|rot|vergaan\p{L}*|doorweekt\p{L}*|verzadigd\p{L}*|nat|vochtig\p{L}*|gescheurd\p{L}*|gebroken|ontbreekt|ontbreken|los|losgeraakt|hol|holtes?|holle|weggespoeld|ondermijnd|verzwakt\p{L}*|lek\p{L}*|aangetast\p{L}*|intact\p{L}*|gaaf|droog`,
      open: String.raw`zichtbaar\p{L}*|blootliggend\p{L}*|bloot|te\s+zien|kan|kunnen|zou(?:den)?|waarschijnlijk|mogelijk\p{L}*|vermoed\p{L}*|of|indien|controleren|openen|onbekend|onduidelijk|niet\s+(?:bekend|beoordeeld)|lijkt|lijken|wijst|wijzen|duidt|duiden|risico|waar`,
    },
    none: 'geen|niet|niets|nooit|zonder|noch',
  },
  instructions: {
    opens: String.raw`^(?:laat|sluit|verwijder|vervang|controleer|herstel|zet|plaats|houd|onderzoek|meet|reinig|stut)\s|(?:^|\s)(?:af|ver|her|op|uit|aan|vast|dicht|weg|in|los|onder|open|schoon|be|ont|na|in\s+)?(?:sluiten|wijderen|vangen|stellen|laten|testen|plaatsen|controleren|zoeken|inspecteren|meten|monitoren|repareren|dichten|vullen|voegen|reinigen|maken|stutten|stempelen|steunen|zetten|vestigen|veiligen|sporen|breken|lagen|brengen|voeren|schakelen|nemen|oordelen|kloppen|doen|houden|geven|injecteren|koppelen|halen|ruimen|drogen|palen|gaan|schilderen|handelen|ankeren|slopen|bikken|kappen|evacueren|registreren|bemonsteren)$`,
    orders: String.raw`(?:moet(?:en)?|dien(?:t|en)|behoor(?:t|en))\s.*(?:worden|te\s+\p{L}+en)|(?:is|zijn)\s+te\s+(?!zien|vrezen|verwachten|melden)\p{L}+en|wij\s+adviseren|geadviseerd\s+wordt|wordt\s+(?:aanbevolen|geadviseerd)`,
    says: String.raw`(?:noteer|noteren|vermeld(?:en)?|meld(?:en)?|opmerken|vaststellen\s+dat|aannemen|beschouw(?:en)?|bevestig(?:en)?\s+dat|verklaren|weet|weten)(?!\p{L})|(?:.*\s)?noteren$`,
    states: String.raw`want|omdat|doordat|hoewel|aangezien|zodat\s+de\s+\p{L}+\s+is|dus\s+(?=de|het)`,
    conditions:
      'tot(?:dat)?|of|als|indien|wanneer|zodra|voordat|voor|alvorens|waar|dat|die|mits|zodat',
    finite:
      'is|zijn|was|waren|wordt|heeft|hebben|toont|toonde[n]?|blijkt|bleek|blijft|lijkt|kan|kunnen|vertoont|voldoet|voldoen|draagt|houdt|ligt',
  },
  told: {
    gauges: String.raw`scheur(?:wijdte)?(?:meter|kaart|liniaal)\p{L}*|schuifmaat|voelermaat|meetloep`,
    rulers: 'liniaal|linialen|rolmaat|rolmaten|meetlint|duimstok|vouwmeter|meetlat',
    hazards: String.raw`asbest\p{L}*|loodverf|loodhoudend\p{L}*\s+verf|pcb`,
    suspected: String.raw`verdacht|vermoed|mogelijk|\bkan\b|\bkunnen\b|monster|onderzo|analys|uitgesloten|uitsluiten|bekend|\bof\b`,
    people:
      'eigenaar|eigenaren|huurders?|bewoners?|bewoonster|huismeester|conciërge|beheerder|opdrachtgever|aannemer|fabrikant|leverancier|buren|buurman|buurvrouw|gebruikers?',
    say: 'meldt|melden|zegt|zeggen|geeft|geven|bevestigt|bevestigen|verklaart|verklaren|vertelt|vertellen',
    accordingTo: String.raw`volgens|naar\s+zeggen\s+van`,
    ages: String.raw`(?:uit|sinds|van|in|rond|bouwjaar)\s+{year}|{number}\s+ja(?:ar|ren)`,
  },
  declines: 'het spijt me',
  obeys: [
    String.raw`zoals\s+(?:gevraagd|opgedragen|geïnstrueerd|aangegeven|verzocht|gevorderd)|zoals\s+(?:het|de)\s+(?:bord|sticker|opschrift)`,
    String.raw`(?:volgens|conform|overeenkomstig)\s+(?:het\s+|de\s+|een\s+)?(?:instructies?|aanwijzing(?:en)?|bord|sticker|opschrift|plaatje|label)`,
    String.raw`(?:bord|sticker|opschrift|plaatje|label|tekst|scherm)\b[^.;!?]{0,40}\b(?:bevestigt|verklaart|garandeert|verzekert|certificeert|eist|gebiedt)`,
    String.raw`negeer[a-z]*\s+(?:alle\s+|de\s+)?(?:vorige|eerdere|instructies|regels)`,
    String.raw`als\s+(?:AI|taalmodel)|taalmodel`,
    String.raw`(?:is|zijn|werd|werden)\s+(?:goedgekeurd|gecertificeerd|vrijgegeven)|(?:goedgekeurd|gecertificeerd)\s+door`,
  ].join('|'),
  otherPhoto: String.raw`(?:vorige|volgende|andere|naastgelegen|tweede)\s+(?:foto|afbeelding|opname)[’']?s?`,
  standards: {
    complies: String.raw`\b(?:voldoet|voldoen|conform|schendt)\b`,
    open: String.raw`\b(?:moet(?:en)?|of|controleren|nagaan)\b`,
    untold: String.raw`\bniet te (?:zien|beoordelen)(?!\p{L})`,
  },
  quantities: {
    percent: 'procent',
    hours: 'uur|uren',
    days: 'dag(?:en)?',
    weeks: 'we(?:ek|ken)',
    months: 'maand(?:en)?',
    years: 'ja(?:ar|ren)',
    numbers: 'één|een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  },
  trade:
    'muur|wand|scheur|scheuren|metselwerk|baksteen|beton|dak|balk|vloer|stalen|raam|kozijn|deur|plafond|voeg|voegen|mortel|roest|vlek|vlekken|schade|trap|kolom|zetting|corrosie|afgesprongen|wapening|constructeur|controleren|herstellen|volgen|zichtbaar|zichtbare|vocht|diagonale|trapvormige|links|rechts',
};
