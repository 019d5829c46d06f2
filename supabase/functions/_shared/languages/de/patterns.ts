import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:ist|sind|war|waren|bleibt|bleiben|erscheint|erscheinen|wirkt|wirken|scheint|scheinen|gilt(?:\s+als)?|gelten(?:\s+als)?|(?:wird|werden|wurde|wurden)\s+als|sei)\s+`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:nicht|nie|kein[a-z]*|weder|kaum|ob|bis)\b)[a-zäöüß]+\s+){0,4}?`;
const GOOD = String.raw`(?:gut|einwandfrei|hervorragend|ausgezeichnet|tadellos|ordnungsgemäß|ordentlich|intakt)`;

export const PATTERNS: LanguagePatterns = {
  playsDown: String.raw`geringfügig\p{L}*|unerheblich\p{L}*|unbedenklich\p{L}*|kosmetisch\p{L}*|rein optisch\p{L}*`,
  abbreviations: 'bzw|ggf|evtl|usw|inkl|abb',
  style:
    'Factual German as in a Gutachten: noun phrases for what is seen ("Diagonaler Riss im Putz"), the infinitive for measures ("Rissmonitore setzen."), metric units with a decimal comma.',
  choices: {
    outcome: {
      defect: 'mangel|mängel|schaden|schäden|defekt|sichtbarer mangel',
      no_visible_defect:
        'kein sichtbarer mangel|keine sichtbaren mängel|kein mangel|keine mängel|kein schaden|keine schäden',
      nothing_inspectable: 'nichts beurteilbar|nicht beurteilbar|nichts prüfbar|nichts',
    },
    severity: {
      minor: 'gering|geringfügig|leicht|niedrig|klein|unerheblich',
      moderate: 'mittel|mäßig|mittelschwer|moderat|mittlere',
      major: 'schwer|schwerwiegend|erheblich|hoch|groß|stark|gravierend',
      safety: 'sicherheit|sicherheitsrelevant|gefahr|gefährlich|kritisch|personengefahr',
    },
    urgency: {
      immediate: 'sofort|unverzüglich|umgehend|dringend',
      soon: 'bald|kurzfristig|zeitnah|demnächst|hoch',
      planned: 'geplant|planmäßig|mittelfristig|langfristig|nächste arbeiten|mittel|niedrig',
      monitor: 'beobachten|beobachtung|überwachen|überwachung|monitoring',
    },
    confidence: {
      high: 'hoch|sehr hoch|sicher',
      medium: 'mittel|mäßig',
      low: 'gering|niedrig|unsicher',
    },
    yes: 'ja|wahr|sichtbar|vorhanden',
    no: 'nein|falsch|kein|keine|keiner|nicht sichtbar|nicht vorhanden',
    levels: 'zustandsnote|note|stufe|klasse',
  },
  nothing: String.raw`kein(?:e[rsn]?)?(?:\s+angaben?)?|nichts|entfällt|unbekannt|unklar|nicht (?:bekannt|erkennbar|feststellbar|bestimmbar|ersichtlich|zutreffend|sichtbar)|(?:die )?ursache (?:ist )?(?:unklar|unbekannt|nicht (?:bekannt|erkennbar|feststellbar))`,
  hedges: {
    before: [
      String.raw`(?:die\s+)?(?:wahrscheinlich(?:st)?|vermutlich|möglich|mutmaßlich|denkbar)e[rn]?\s+ursachen?(?:,?\s+nicht\s+bestätigt)?(?:\s+(?:ist|sind|könnte|dürfte))?`,
      String.raw`(?:die\s+)?ursache\s+(?:ist|könnte|dürfte|liegt)(?:\s+(?:vermutlich|wahrscheinlich|möglicherweise))?(?:\s+in)?`,
      String.raw`(?:(?:dies|das|es|der\s+(?:riss|schaden)|die\s+(?:risse|schäden))\s+)?(?:könnte|könnten|kann|können|dürfte|dürften|deutet|deuten|weist|lässt|ist|sind)\s+(?:(?:vermutlich|wahrscheinlich|möglicherweise|eventuell|wohl)\s+)?(?:auf|durch|von)`,
      String.raw`(?:vermutlich|wahrscheinlich|möglicherweise|eventuell|vielleicht|wohl|anscheinend|offenbar|mutmaßlich|evtl\.|ggf\.)(?:\s+(?:durch|infolge|aufgrund|wegen|verursacht\s+durch))?`,
      String.raw`(?:vermutete|mögliche|wahrscheinliche|mutmaßliche|denkbare)[rsn]?`,
      String.raw`(?:verursacht|bedingt|hervorgerufen|ausgelöst)\s+durch|vereinbar\s+mit|hinweis(?:e)?\s+auf|infolge(?:\s+von)?|aufgrund(?:\s+von)?|verdacht\s+auf|zurückzuführen\s+auf`,
    ].join('|'),
    after: String.raw`\s+(?:hin(?:deuten)?|zurückzuführen(?:\s+sein)?|verursacht(?:\s+worden)?(?:\s+sein)?|(?:entstanden|bedingt)(?:\s+sein)?|(?:ist|sind)\s+(?:möglich|wahrscheinlich|denkbar|zu\s+vermuten)|sein|liegen)|,?\s+(?:vermutlich|wahrscheinlich|möglicherweise|nicht\s+bestätigt)|\s*\((?:vermutet|vermutlich|wahrscheinlich|möglich|nicht\s+bestätigt)\)`,
  },
  lengths: {
    units: [
      ['millimetern?', 1],
      ['zentimetern?', 10],
      ['metern?', 1000],
      ['kilometern?', 1_000_000],
      ['zoll', 25.4],
    ],
    square: String.raw`quadrat-?`,
    numbers: String.raw`(?:ein(?:e[nmrs]?)?\s+)?(?:halbe[nmrs]?|paar|zehntel)|ein(?:e[nmrs]?)?|anderthalb|eineinhalb|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|wenige[nr]?|einige[nr]?|mehrere[nr]?|etliche[nr]?`,
    bare: '(?:millimeter|zentimeter|meter)(?:breit|dick|tief|lang|hoch|stark|groß)(?:e[nmrs]?)?',
    things: String.raw`finger|hand|daumen|faust|bleistift|kugelschreiber|\p{L}*münze|\p{L}*stück|kreditkarte|streichholz`,
    likened: String.raw`{thing}(?:breit|dick|tief|lang|hoch|stark|groß)(?:e[nmrs]?)?|{thing}(?:breite|dicke|stärke)|(?:breite|dicke|stärke|größe)\s+(?:eine[rs]|von)\s+(?:\p{L}+\s+)?{thing}\p{L}*|so\s+(?:breit|dick|weit|groß)\s+wie\s+(?:eine?\s+)?{thing}|{thing}\p{L}*\s+(?:hinein)?(?:passt|passen|hineinpasst|hineingeht)`,
  },
  sign: {
    things: String.raw`schild(?:e[sr]?|ern)?|hinweisschild|verkehrsschild|tafel|aufkleber|etikett|plakette|beschriftung|aufschrift|aufdruck|markierung|text|inschrift|typenschild|beschriftet`,
    so: String.raw`daher|deshalb|deswegen|darum|somit|folglich|also|weshalb|weswegen|so\s?dass`,
  },
  damage: String.raw`riss(?:e[sn]?)?|spalt(?:e[sn]?)?|fugen?|abplatzung(?:en)?|loch|löcher|öffnung(?:en)?|versatz|setzung(?:en)?|hohlraum|schaden|schäden|verformung|durchbiegung|ausbruch`,
  limit: String.raw`über|mehr\s+als|größer|breiter|tiefer|ab|bis|mindestens|höchstens|maximal|falls|wenn|sofern|genauigkeit|alle`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:(?:stand|trag|betriebs|verkehrs|bau)?sicher(?!\s+(?:auf|durch|zu|von|befestig|verankert))|stabil|tragfähig|unbedenklich|ungefährlich|einwandfrei|mängelfrei|schadensfrei|in\s+ordnung|intakt\s+und\s+sicher|gesund)`,
      String.raw`standsicher(?:e[nmrs]?)?|verkehrssicher(?:e[nmrs]?)?|(?:statisch|baulich|strukturell|konstruktiv)\s+(?:sicher|unbedenklich|einwandfrei|in\s+ordnung|intakt|stabil)`,
      String.raw`in\s+(?:einem\s+)?(?:sehr\s+|insgesamt\s+)?${GOOD}(?:e[nmr])\s+(?:[a-zäöüß]+\s+)?(?:zustand|verfassung)`,
      String.raw`(?:sehr\s+)?${GOOD}er\s+(?:[a-zäöüß]+\s+)?zustand|zustand\s+(?:ist\s+)?(?:insgesamt\s+|sehr\s+)?${GOOD}`,
      String.raw`(?:sicher|gefahrlos|bedenkenlos|ohne\s+(?:bedenken|gefahr|risiko))\s+(?:weiter\s*)?(?:benutz|betret|genutz|begang|begeh|befahr|bewohn|nutz|verwend)[a-zäöü]*`,
      String.raw`(?:sicher|stabil|einwandfrei|unbedenklich)\s+(?:ist|sind)`,
      String.raw`(?:standsicherheit|tragfähigkeit|stabilität|gebrauchstauglichkeit|verkehrssicherheit|dauerhaftigkeit)\s+(?:[a-zäöüß]+\s+){0,3}?(?:ist|sind|bleibt|erscheint)\s+(?:[a-zäöüß]+\s+)?(?:nicht\s+(?:beeinträchtigt|gefährdet|eingeschränkt|betroffen)|gegeben|gewährleistet|sichergestellt|ausreichend|nachgewiesen)`,
      String.raw`(?:erfüllt|erfüllen|entspricht|entsprechen)\s+(?:[a-zäöüß]+\s+){0,2}(?:anforderungen|normen?|vorschriften|vorgaben|regeln\s+der\s+technik)|(?:steht|stehen|hält)\s+(?:[a-zäöüß]+\s+)?(?:sicher|stabil|fest)|(?:tragwerk|konstruktion|bauwerk|struktur)\s+(?:ist|wirkt|erscheint)\s+(?:[a-zäöüß]+\s+)?intakt|(?:voll\s+)?(?:funktionsfähig|funktionstüchtig|gebrauchstauglich)`,
      String.raw`(?:guten|soliden|stabilen|gepflegten)\s+(?:[a-zäöüß]+\s+)?eindruck|ausreichend\s+(?:tragfähig|standsicher|stabil)`,
      String.raw`(?:als\s+)?sicher\s+(?:eingestuft|bewertet|zertifiziert|bescheinigt)|frei\s+von\s+(?:mängeln|schäden)`,
      String.raw`(?:hat|haben)\s+die\s+(?:prüfung|abnahme|inspektion)\s+bestanden`,
      String.raw`(?:hält|halten|wird|werden|kann|können)\s+(?:[a-zäöüß]+\s+){0,4}?(?:stand(?:halten)?|aushalten|widerstehen|(?:weiter|sicher|problemlos|ohne\s+weiteres)\s*(?:tragen|aufnehmen))(?![a-zäöüß])|(?:hält|halten)\s+(?:[a-zäöüß]+\s+){0,2}?(?:noch|weitere|mindestens)\s+(?:[a-zäöüß\d]+\s+){0,2}(?:jahre|jahrzehnte)|(?:last|belastung|beanspruchung|aufgabe)(?:en)?\s+(?:[a-zäöüß]+\s+)?gewachsen|erfüll(?:t|en)\s+(?:[a-zäöüß]+\s+){0,3}?(?:ihre|seine|ihren|seinen|die)n?\s+(?:aufgabe|zweck|funktion)(?:en)?|(?:kann|können)\s+(?:die|alle|seine|ihre)\s+(?:[a-zäöüß]+\s+){0,2}(?:lasten?|belastung(?:en)?)\s+(?:[a-zäöüß]+\s+)?(?:tragen|aufnehmen|abtragen)`,
      String.raw`(?:hat|haben)\s+sich\s+(?:[a-zäöüß]+\s+){0,3}?bewährt|(?:genügend|ausreichende?|volle?|hohe|große|reichlich|beträchtliche|erhebliche)\s+(?:[a-zäöüß]+\s+)?(?:trag)?(?:reserven?|kraft|kapazität|fähigkeit|widerstand)|(?:reserven?|tragkraft|tragfähigkeit|restnutzungsdauer)\s+(?:ist\s+|sind\s+)?(?:[a-zäöüß]+\s+)?(?:vorhanden|erhalten|uneingeschränkt)`,
      String.raw`(?:einsatzbereit|betriebsbereit|nutzungsbereit|(?:voll|uneingeschränkt|weiterhin|weiter)\s+(?:[a-zäöüß]+\s+)?(?:nutzbar|benutzbar|begehbar|befahrbar|bewohnbar|belastbar))|(?:ohne\s+weiteres|unbesorgt|uneingeschränkt|ohne\s+einschränkung(?:en)?|ohne\s+sorge)\s+(?:[a-zäöüß]+\s+)?(?:be|ge|weiter)?[a-zäöüß]*(?:nutz|tret|geh|fahr|wohn|öffn|belast)[a-zäöüß]*|(?:kann|können|darf|dürfen)\s+(?:[a-zäöüß]+\s+){0,3}?(?:wieder|weiterhin|offen)\s*(?:[a-zäöüß]+\s+)?(?:freigegeben|geöffnet|genutzt|betreten|bezogen|bleiben)`,
      String.raw`(?:dahinter|darunter|dahinterliegende[nrs]?|darunterliegende[nrs]?)\s+(?:[a-zäöüß]+\s+){0,3}?(?:unversehrt|intakt|unbeschädigt|nicht\s+betroffen|gesund|fest|in\s+ordnung)|(?:rein|nur|lediglich|ausschließlich)\s+(?:optisch\p{L}*|kosmetisch\p{L}*|oberflächlich\p{L}*)|ohne\s+(?:statische|konstruktive|tragende)\p{L}*\s+(?:bedeutung|auswirkung(?:en)?|relevanz|folgen)`,
    ].join('|'),
    denies: String.raw`kein(?:e[rnms]?|erlei)?\s+(?:[a-zäöüß]+\s+)?(?:[a-zäöüß]*gefahr(?:en)?|gefährdung(?:en)?|[a-zäöüß]*risik(?:o|en)|(?:sicherheits)?bedenken|anlass\s+zur\s+(?:sorge|beunruhigung)|grund\s+zur\s+(?:sorge|beunruhigung)|mängel\s+(?:an|in)\s+der\s+standsicherheit|handlungsbedarf|beeinträchtigung\s+der\s+(?:stand|trag|verkehrs|gebrauchs)[a-zäöü]+)|(?:gefahr|gefährdung|einsturzgefahr)\s+(?:ist|besteht|liegt)\s+nicht|kein(?:e[rn]?)?\s+(?:statische|konstruktive|tragwerks)[a-zäöü]*\s+(?:relevanz|bedeutung|probleme?|auswirkung(?:en)?)|(?:ohne|nicht)\s+(?:gefahr|gefährlich)|(?:sperrung|evakuierung|räumung|abstützung|verstärkung|einschränkung)\s+(?:[a-zäöüß]+\s+){0,4}?(?:nicht\s+(?:notwendig|nötig|erforderlich|geboten|angezeigt)|unnötig|entbehrlich)|kein(?:e[rn]?)?\s+(?:anlass|grund|notwendigkeit)\s+(?:[a-zäöüß,]+\s+){0,4}?(?:sorge|sperr|räum|abstütz|beunruhig|eingreif|zu\s+sperren)[a-zäöü]*|anlass\s+zur\s+(?:sorge|beunruhigung)\s+(?:gibt\s+es|besteht)\s+nicht|auf\s+(?:[a-zäöüß]+\s+){0,4}?(?:getrost|ohne\s+weiteres)\s+verzichtet|(?:aus\s+statischer\s+sicht|statisch(?:\s+gesehen)?|konstruktiv)\s+(?:[a-zäöüß]+\s+){0,3}?(?:nichts|kein[a-z]*)|(?:muss|müssen|brauch(?:t|en))\s+(?:sich\s+)?(?:[a-zäöüß]+\s+){0,3}?(?:keine\s+sorgen|nicht\s+(?:gesperrt|geräumt|abgestützt|beunruhigt))`,
    negations: 'nicht|nie|niemals|kein(?:e[rnms]?)?|weder|noch|kaum',
    conditions: String.raw`ob|bis|wenn|falls|sofern|sobald|damit|bevor|solange|ehe|nachdem|prüfen|feststellen|nachweisen|klären|sicherstellen`,
    after: String.raw`(?:e[nmrs]?)?[^.;:!?,]{0,25}\s(?:ist\s+nicht|nicht|keineswegs|keinesfalls|zu\s+(?:machen|gestalten)|machen|gemacht|herstellen|herzustellen|versetzen|versetzt|bringen|gebracht|nachzuweisen|nachweisen|prüfen)`,
  },
  certainty: {
    claims: String.raw`delamination(?:en)?|delaminiert(?:e[nmrs]?)?|hohllagen?|(?:tragwerks|struktur|bauteil)versagen|(?:strukturelles|statisches|konstruktives)\s+versagen`,
    open: String.raw`möglich(?:e[nmrs]?)?|möglicherweise|eventuell|verdacht|vermutlich|könnte|könnten|ob|gefahr|risiko|abklopfen`,
    allowed: String.raw`farbe|anstrich(?:s|es)?|beschichtung(?:en)?|furnier|sperrholz|folie|lack|tapete`,
  },
  clears: {
    well: String.raw`funktionier(?:t|en)|erfüll(?:t|en)|in\s+(?:\p{L}+\s+)?ordnung|ok(?:ay)?|gut(?!\s+(?:die|ein|sichtbar|erkennbar|zu\s+(?:sehen|erkennen)))|bestens|tadellos|einwandfrei|intakt|unversehrt|unbeschädigt|unauffällig\p{L}*|unbedenklich\p{L}*|harmlos\p{L}*|unkritisch\p{L}*|belanglos\p{L}*|unerheblich\p{L}*|mangelfrei|schadensfrei|schadlos|wie\s+neu|(?:kann|können|darf|dürfen)\s+(?:\p{L}+\s+){0,3}?(?:so\s+)?bleiben|(?:schäden|mängel|auffälligkeiten)\s.*nicht\s.*(?:vorhanden|erkennbar|sichtbar|feststellbar|zu\s+(?:sehen|erkennen))|nichts\s+(?:zu\s+(?:tun|veranlassen|beanstanden|bemerken)|auszusetzen)`,
    wrong:
      'handlungsbedarf|bedarf|anlass|beanstandung(?:en)?|problem(?:e|en)?|bedenken|sorgen?|mangel|mängeln?|schäden|schaden|auffälligkeit(?:en)?|maßnahmen?|handeln|grund|gefahr|einwände?|nötig|notwendig|erforderlich|bedeutung|belang|reparatur|instandsetzung|fehlt|fehler',
    about: String.raw`vor\s+allem|zuerst|klaff\p{L}*|abgefallen|verbogen\p{L}*|verstopf\p{L}*|lück\p{L}*|zeigt|aufgenommen|hofseite|ansicht|vorrang|priorität|dringend\p{L}*|dringlich\p{L}*|weg\p{L}+|blank\p{L}*|verschoben|eindringen|wasser|nicht\s+mehr|fachplaner|firma|zugang|begutachtet|verrutscht|rost\p{L}*|tief\p{L}*`,
  },
  unseen: {
    tests: {
      words: String.raw`klopfproben?|abklopfen|abgeklopft|klopftests?|anschlagen|angeschlagen|feuchte(?:mess\p{L}*|gehalt)|rückprallhammer|schmidthammer|bohrkern(?:e|en|s)?|bewehrungssuch\p{L}*|bauteilöffnung(?:en)?|schürf\p{L}*|endoskop\p{L}*|thermograf\p{L}*|thermograph\p{L}*|wärmebild\p{L}*|radar\p{L}*|ultraschall\p{L}*|labor\p{L}*|belastungs(?:test|versuch|probe)\p{L}*|haftzug\p{L}*|messung(?:en)?|prüfung(?:en)?(?!.{0,40}(?:augenschein|visuell))|tests?|getestet|sondier(?:t|ung|ungen)`,
      results: String.raw`ergab(?:en)?|ergibt|ergeben|zeigte[n]?|zeigt|zeigen|bestätigte?n?|bestätigt|fand(?:en)?|gefunden|festgestellt|gemessen|nachgewiesen|klingt|klang|hohl|fest|unauffällig|negativ|positiv|bestanden`,
      done: String.raw`durchgeführt|ausgeführt|vorgenommen|erfolgt|abgeklopft|getestet|sondiert|geöffnet`,
      open: String.raw`bevor|vor|bis|ob|falls|wenn|sofern|sollte[n]?|soll|muss|müssen|empfohlen|empfehl\p{L}*|erforderlich|notwendig|nötig|kann|können|könnte[n]?|wäre[n]?|zu\s+\p{L}+en|weitere[rnms]?|veranlassen|schild`,
    },
    hidden: {
      places: String.raw`dahinter|darunter|hinter\s+(?:dem|der|den|diese[mrn]?)\s+(?:\p{L}+\s+)?(?:putz|verkleidung|bekleidung|fliesen|platten|verblendung|schale|tapete|oberfläche|abplatzung)|unter\s+(?:dem|der|den)\s+(?:\p{L}+\s+)?(?:oberfläche|putz|estrich|belag|anstrich|beschichtung|fliesen|abdichtung|asphalt)|im\s+(?:inneren|hohlraum|kern)|innerhalb\s+(?:der|des)\s+(?:wand|bauteils|querschnitts|mauerwerks)|über\s+(?:den|die)\s+(?:gesamten?|ganzen?|volle[n]?)\s+(?:querschnitt|dicke|tiefe)|verdeckt|verborgen\p{L}*|einbetoniert\p{L}*`,
      states: String.raw`korrodiert\p{L}*|verrostet\p{L}*|rostet|verfault\p{L}*|morsch\p{L}*|durchnässt\p{L}*|durchfeuchtet\p{L}*|nass\p{L}*|feucht\p{L}*|gerissen\p{L}*|gebrochen\p{L}*|fehlt|fehlen|lose|gelöst\p{L}*|hohl\p{L}*|hohlräume?|hohlstellen?|ausgespült\p{L}*|unterspült\p{L}*|zerstört\p{L}*|geschwächt\p{L}*|undicht\p{L}*|befallen\p{L}*|intakt\p{L}*|trocken\p{L}*|schimmelt`,
      open: String.raw`sichtbar\p{L}*|freiliegend\p{L}*|freigelegt\p{L}*|erkennbar\p{L}*|zu\s+sehen|öffnen|kann|können|könnte[n]?|dürfte[n]?|wahrscheinlich|vermutlich|möglich\p{L}*|eventuell|verdacht|ob|falls|prüfen|unbekannt|unklar|nicht\s+(?:bekannt|beurteilt|erkennbar)|scheint|scheinen|deutet|deuten|hinweis\p{L}*|gefahr|wo`,
    },
    none: 'kein(?:e[rnms]?)?|nicht|nichts|nie|ohne|weder|noch',
  },
  instructions: {
    opens: String.raw`^(?!.*(?:^|\s)(?:[Nn]ichts|[Gg]enug)(?:\s|$)).*(?:^|\s)(?!\p{L}*ge\p{L}+en$|vorhanden$|(?:\p{L}*)(?:bunden|brochen|bogen|schlossen|standen|troffen|halten|loren|fallen|worfen|schoben|schwunden|nommen|offen|eigen|oben|unten|innen|außen|hinten)$|(?:trag|halt|funktionier|genüg|reich|bestehe?|bleib|erfüll|entsprech|pass|steh|zeig|ergeb|gelt|gehör|weis|dien|leist|wirk|arbeit)en$|sein$|sind$)\p{Ll}{2,}(?:en|eln|ern)(?:\s+lassen)?$|^(?:[Bb]itte\s+)?\p{L}+(?:en)\s+Sie\s`,
    orders: String.raw`(?<!nichts.*)(?:ist|sind|wäre[n]?|bleib(?:t|en))\s(?!.*nichts\s).*(?:\szu\s+(?!erkennen|sehen|beanstanden|befürchten|erwarten|fürchten|bemerken)\p{L}+en|\p{L}{2,6}zu\p{L}+en)|(?:soll(?:en|te|ten)?|muss|müssen)\s(?:.*\s)?(?!angesehen|betrachtet|eingestuft|gehalten|bewertet)\p{L}+(?:t|en)\s+(?:werden|lassen)|(?:wird|werden)\s+(?:dringend\s+)?empfohlen|wir\s+empfehlen|empfehlen\s+wir`,
    says: String.raw`(?:bitte\s+)?(?:be(?:acht|denk)|vermerk|notier|festhalt|festzuhalt|mitteil|mitzuteil|feststell|erwähn|bestätig|bescheinig|annehm|davon\s+ausgeh|wiss)\p{L}*`,
    states: String.raw`da|weil|denn|obwohl|zumal|sodass|so\s+dass|daher|deshalb|nachdem`,
    conditions: 'bis|ob|wie|was|wer|wenn|falls|sofern|sobald|solange|bevor|damit|dass|wo|ehe',
    finite:
      'ist|sind|war(?:en)?|wurden?|wird|werden|ha(?:t|ben)|zeig(?:t|en|te|ten)|ergab(?:en)?|bleib(?:t|en)|kann|können|dürfen|darf|besteht|klingt|weist|trägt|hält|entspricht|erfüllt|liegt|liegen|bedarf|braucht|brauchen|scheint|fehlt|fehlen',
  },
  told: {
    gauges: String.raw`riss(?:breiten)?(?:lineal|karte|maßstab|schablone|lupe|messer|monitor)\p{L}*|schieblehren?|messschieber|fühlerlehren?|messlupen?`,
    rulers: String.raw`lineal\p{L}*|maßstab\p{L}*|meterstab|zollstock|gliedermaßstab|ma(?:ß|ss)band|bandmaß|rollmeter|messlatte`,
    hazards: String.raw`asbest\p{L}*|chrysotil\p{L}*|bleifarbe\p{L}*|bleihaltig\p{L}*\s+(?:farbe|anstrich)\p{L}*|pcb(?:-haltig\p{L}*)?|teerhaltig\p{L}*|pak-haltig\p{L}*`,
    suspected: String.raw`verdächt|verdacht|vermut|ausgeschlossen|auszuschließen|beprob|\bprobe|untersuch|analys|bekannt|erkenn|klär`,
    people:
      'eigentümer(?:in)?s?|mieter(?:in)?s?|bewohner(?:in)?s?|hausmeister(?:in)?s?|(?:haus)?verwaltung|verwalter(?:in)?s?|bauherr(?:n|in)?|betreiber(?:in)?s?|hersteller(?:in)?s?|nachbar(?:n|in)?|auftraggeber(?:in)?s?|handwerker|zeugen?',
    say: 'gibt|geben|berichtet|berichten|sagt|sagen|erklärt|erklären|bestätigt|bestätigen|meldet|melden|schildert|teilt|zufolge|behauptet|erwähnt',
    accordingTo: String.raw`laut|(?:nach|gemäß)\s+(?:auskunft|angaben?|aussage)`,
    ages: String.raw`(?:aus|seit|um|baujahr|von|vor|jahre?n?)\s+(?:dem\s+jahr(?:e)?\s+)?{year}|{number}\s+(?:jahre?n?|jahrzehnten?)`,
  },
  declines: 'es tut mir leid|ich kann (?:dabei|dir|ihnen|das)?',
  obeys: [
    String.raw`wie\s+(?:[a-zäöüß]+\s+){0,5}(?:angewiesen|gefordert|verlangt|angeordnet|vorgegeben|aufgefordert)|wie\s+(?:auf|in)\s+(?:dem|der|einem)\s+(?:schild|aufkleber|tafel|plakette|aufschrift|hinweis)`,
    String.raw`(?:laut|gemäß|entsprechend|nach)\s+(?:dem\s+|der\s+|den\s+|einem\s+)?(?:anweisung(?:en)?|schild(?:e[sr]?)?|aushang|aufkleber|hinweisschild|plakette|tafel|aufschrift)`,
    String.raw`(?:schild|aushang|aufkleber|tafel|plakette|aufschrift|text|bildschirm)\b[^.;!?]{0,40}\b(?:bestätigt|bescheinigt|versichert|weist\s+an|garantiert|erklärt|verlangt|fordert)`,
    String.raw`(?:vorherige|frühere|alle)[nr]?\s+(?:anweisungen|regeln|mängel)\s+(?:werden\s+)?(?:ignorier|missacht|außer\s+acht)[a-z]*|ignorier[a-z]*\s+(?:alle|die|vorherige)[a-z]*`,
    String.raw`als\s+KI|sprachmodell|KI-modell`,
    String.raw`(?:ist|sind|wurde|wurden)\s+(?:[a-zäöüß]+\s+)?(?:freigegeben|abgenommen|zertifiziert|genehmigt)|geprüft\s+und\s+(?:für\s+)?(?:gut|sicher|freigegeben|in\s+ordnung|abgenommen)|zertifiziert\s+(?:durch|von)`,
  ].join('|'),
  otherPhoto: String.raw`(?:vorherige[nsr]?|vorige[nsr]?|nächste[nsr]?|folgende[nsr]?|andere[nsr]?|benachbarte[nsr]?|zweite[nsr]?)\s+(?:foto|bild|aufnahme)s?`,
  standards: {
    complies: String.raw`\b(?:entspricht|entsprechen|erfüllt|erfüllen|verstößt|verstoßen|genügt|normgerecht|eingehalten|verletzt|widerspr(?:icht|echen))\b`,
    open: String.raw`\b(?:soll(?:en|te|ten)?|muss|müssen|ob|prüfen|überprüfen|zu prüfen|damit|nachweisen)\b`,
    untold: String.raw`\b(?:lässt sich nicht|nicht (?:zu )?(?:feststellen|erkennen|beurteilen|sehen))(?!\p{L})`,
  },
  quantities: {
    percent: 'prozent',
    hours: 'stunden?',
    days: 'tage?n?',
    weeks: 'wochen?',
    months: 'monate?n?',
    years: 'jahre?n?',
    numbers: 'ein(?:e[nmrs]?)? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  },
  trade:
    'wand|riss|risse|mauerwerk|ziegel|putz|dach|decke|stütze|träger|fenster|tür|boden|fuge|fugen|mörtel|rost|rostfahnen|schaden|diagonaler|prüfen|instandsetzen|fachplaner|tragwerksplaner|bewehrung|betonabplatzung|abplatzung|feuchte|treppe|stahlträger|setzen|beobachten|freiliegende',
  nounsAreCapital: true,
};
