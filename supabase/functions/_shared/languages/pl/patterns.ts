import type { LanguagePatterns } from '../forms/patterns.ts';

const VERB = String.raw`(?:jest|są|był[aoy]?|pozostaj(?:e|ą)|wydaj(?:e|ą)\s+się|wygląda(?:ją)?(?:\s+na)?|sprawia(?:ją)?\s+wrażenie|uznan[eoay]\s+za|okazuj(?:e|ą)\s+się|okazał[aoy]?\s+się)\s+(?:być\s+)?`;
/** Words between the verb and its complement, except those that negate it. */
const FILLER = String.raw`(?:(?!(?:nie|nigdy|ani|czy|aż|zanim|ledwo)(?![a-zà-ſ]))[a-zà-ſ]+\s+){0,4}?`;
/** Endings of adjectives. */
const Y = '(?:[yaei]|ego|ej|ym|ą|ych|ymi|emu)';
const GOOD = String.raw`(?:dobr|bardzo\s+dobr|znakomit|doskonał|należyt|zadowalając|nienagann|bez\s+zarzut)`;

export const PATTERNS: LanguagePatterns = {
  playsDown: String.raw`drobn\p{L}*|nieznaczn\p{L}*|nieistotn\p{L}*|błah\p{L}*|kosmetyczn\p{L}*|wyłącznie estetyczn\p{L}*`,
  abbreviations: 'np|tzn|tzw|tj|ok|wg|nr|itp|itd|maks|min|rys|fot|inż|dr|ew|ul',
  style:
    'Factual Polish as in an orzeczenie techniczne: noun phrases for what is seen ("Ukośna rysa w tynku"), impersonal infinitives for measures ("Założyć plomby kontrolne."), a decimal comma, quotation marks „ ”.',
  choices: {
    outcome: {
      defect: 'uszkodzenie|uszkodzenia|usterka|usterki|wada|wady|defekt',
      no_visible_defect:
        'brak widocznych uszkodzeń|brak uszkodzeń|brak widocznych usterek|brak usterek|brak wad|bez uszkodzeń|bez usterek',
      nothing_inspectable: 'nic do oceny|nie do oceny|brak elementu do oceny|nic',
    },
    severity: {
      minor: 'niewielka|niewielkie|mała|małe|drobna|drobne|niska|nieznaczna',
      moderate: 'umiarkowana|umiarkowane|średnia|średnie',
      major: 'poważna|poważne|duża|duże|istotna|istotne|wysoka|znaczna',
      safety: 'bezpieczeństwo|zagrożenie|niebezpieczne|niebezpieczna|krytyczna',
    },
    urgency: {
      immediate: 'natychmiast|natychmiastowa|niezwłocznie|bezzwłocznie|pilnie|pilna',
      soon: 'wkrótce|w najbliższym czasie|krótkoterminowo|wysoka',
      planned:
        'planowo|planowana|przy najbliższych pracach|średnioterminowo|długoterminowo|średnia|niska',
      monitor: 'obserwować|obserwacja|monitorować|monitoring',
    },
    confidence: {
      high: 'wysoka|bardzo wysoka|duża|pewna|pewne',
      medium: 'średnia|umiarkowana',
      low: 'niska|mała|niepewna|niepewne',
    },
    yes: 'tak|prawda|widoczne|widoczna|obecne',
    no: 'nie|fałsz|brak|niewidoczne|niewidoczna|nieobecne',
    levels: 'poziom|stopień|klasa|kategoria|ocena',
  },
  nothing: String.raw`brak(?:\s+(?:danych|informacji|uwag))?|nic|żaden|żadn[aey]|nie\s+dotyczy|nieznan[aey]|niejasn[aey]|nie\s+(?:wiadomo|określono|ustalono|widać|podano)|(?:przyczyna\s+)?(?:jest\s+)?(?:nieznana|niejasna|nieustalona|nie\s+do\s+ustalenia)(?:\s+na\s+podstawie\s+(?:tego\s+)?zdjęcia)?`,
  hedges: {
    before: [
      String.raw`(?:najbardziej\s+)?(?:prawdopodobn|możliw|przypuszczaln|domniemyw?an)(?:a|ą|e)\s+przyczyn(?:a|y|ą)(?:,?\s+niepotwierdzona)?(?:\s+(?:to|jest|są|może\s+być|mogą\s+być))?`,
      String.raw`przyczyn(?:a|ą|y)\s+(?:to|jest|są|(?:może|mogą)\s+być)`,
      String.raw`(?:(?:to|rysa|rysy|pęknięci[ea]|uszkodzeni[ea])\s+)?(?:może|mogą|mogło|mogły)\s+(?:być\s+)?(?:(?:prawdopodobnie|ewentualnie|również)\s+)?(?:spowodowan[eay]\s+(?:przez)?|wynikiem|skutkiem|wynikać\s+z(?:e)?|wskazywać\s+na|świadczyć\s+o|pochodzić\s+z)`,
      String.raw`(?:wskazuj(?:e|ą)|wygląda(?:ją)?)\s+na|świadcz(?:y|ą)\s+o`,
      String.raw`(?:zapewne|prawdopodobnie|przypuszczalnie|możliwe,?\s+że|być\s+może|ewentualnie|chyba|najprawdopodobniej)(?:\s+(?:spowodowan[eay]\s+przez|wskutek|w\s+wyniku|z\s+powodu|na\s+skutek|przez|przez\s+działanie))?`,
      String.raw`(?:prawdopodobn|możliw|przypuszczaln|domniemyw?an|podejrzewan)(?:y|a|e|ą|ego|ej)`,
      String.raw`(?:spowodowan|wywołan)[eay]\s+(?:przez)?|wskutek|na\s+skutek|w\s+wyniku|z\s+powodu|w\s+następstwie|skutek|wynik|podejrzenie`,
    ].join('|'),
    after: String.raw`,?\s+(?:prawdopodobnie|przypuszczalnie|zapewne|być\s+może|niepotwierdzone|niepotwierdzona)|\s*\((?:prawdopodobnie|przypuszczalnie|możliwe|niepotwierdzone|niepotwierdzona)\)|\s+(?:jest|są)\s+(?:możliw[eay]|prawdopodobn[eay])`,
  },
  lengths: {
    units: [
      ['milimetr(?:y|a|ów|ach|em|ami|owa|owy|owe)?', 1],
      ['centymetr(?:y|a|ów|ach|em|ami|owa|owy|owe)?', 10],
      ['metr(?:y|a|ów|ach|em|ami|owa|owy|owe)?', 1000],
      ['kilometr(?:y|a|ów|ach|em|ami)?', 1_000_000],
      ['cal(?:a|e|i|ach|owa|owy|owe)?', 25.4],
    ],
    square: 'kwadratow(?:y|e|ych|ego)',
    numbers: String.raw`pół|ćwierć|półtora|półtorej|kilka|kilku|parę|paru|jeden|jednego|dwa|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziesięć|dziesięciu|piętnaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sto|kilkanaście|kilkadziesiąt`,
    bare: '(?:kilku|paru)(?:mili|centy)?metrow[aeyi](?:ch|ej|ego|m)?',
    things: String.raw`pal(?:ec|ca|ce)|kciuk(?:a)?|dłoń|dłoni|pięś(?:ć|ci)|monet(?:a|y|ę)|ołówek|ołówka|długopis(?:u)?|kart(?:a|y)\s+płatnicz\p{L}*|zapałk(?:a|i|ę)`,
    likened: String.raw`na\s+(?:\p{L}+\s+)?{thing}|(?:szerokoś|gruboś|wielkoś)\p{L}*\s+{thing}|(?:mieści|mieszczą|wchodzi|wchodzą)\s+(?:się\s+)?(?:\p{L}+\s+)?{thing}`,
  },
  sign: {
    things: String.raw`znak(?:u|i|iem)?|tablic(?:a|y|ę|e|zka|zki|zkę)|tabliczk(?:a|i|ę|ą)|napis(?:u|y|em)?|naklejk(?:a|i|ę|ą)|etykiet(?:a|y|ę|ą)|oznaczeni(?:e|a|em)|szyld(?:u|y)?|tekst(?:u|em)?|opis(?:u|em)?|graffiti|ograniczenie`,
    so: String.raw`dlatego|więc|zatem|wobec\s+czego|w\s+związku\s+z\s+(?:tym|czym)|stąd`,
  },
  damage: String.raw`rys(?:a|y|ę|ą|om)?|zarysowani(?:e|a|u)|pęknięci(?:e|a|u|om)|pęknięć|szczelin(?:a|y|ę|ą)?|szpar(?:a|y|ę|ą)?|spoin(?:a|y|ę|ą)?|odspojeni(?:e|a|u)|odspojeń|ubyt(?:ek|ku|ki|ków)|otw(?:ór|oru|ory|orów)|dziur(?:a|y|ę)?|przemieszczeni(?:e|a|u)|osiadani(?:e|a|u)|ugięci(?:e|a|u)|uszkodzeni(?:e|a|u)|uszkodzeń|wybrzuszeni(?:e|a)|uskok(?:u|i)?`,
  limit: String.raw`ponad|powyżej|więcej\s+niż|szersz(?:e|ych|y|a)|większ(?:e|ych|y|a)|głębsz(?:e|ych|y|a)|od|do|co\s+najmniej|co\s+najwyżej|minimum|maksimum|maksymalnie|minimalnie|jeżeli|jeśli|gdy|dokładnoś(?:ć|cią)|co`,
  assurance: {
    states: [
      String.raw`${VERB}${FILLER}(?:bezpieczn|stabiln|stateczn|solidn|wystarczając|zadowalając|niezawodn|niegroźn|sprawn|nośn|zdrow)(?:[yaei]|ych|ą)(?!\s+(?:[a-zà-ſ]+\s+)?(?:odległoś|odstęp|dojści|dostęp))`,
      String.raw`${VERB}${FILLER}w\s+porządku|(?:konstrukcyjnie|statycznie|budowlanie)\s+(?:bezpieczn|sprawn|stabiln|zdrow|nienaruszon|pewn)${Y}`,
      String.raw`w\s+(?:ogólnie\s+|całkiem\s+|dość\s+|bardzo\s+)?${GOOD}(?:ym|u)?\s+(?:[a-zà-ſ]+\s+)?stanie|${GOOD}(?:y|a|ą)\s+(?:[a-zà-ſ]+\s+)?(?:stan|kondycj\p{L}*)|(?:ogólny\s+)?stan\s+(?:[a-zà-ſ]+\s+){0,2}?(?:jest|pozostaje|można\s+ocenić\s+jako|ocenia\s+się\s+jako)\s+(?:[a-zà-ſ]+\s+)?${GOOD}(?:y|ą|e)`,
      String.raw`(?:można|da\s+się)\s+(?:[a-zà-ſ]+\s+){0,2}?(?:bezpiecznie|spokojnie|bez\s+(?:obaw|ryzyka|ograniczeń|przeszkód))|(?:bezpiecznie|bez\s+(?:obaw|ryzyka|zagrożenia))\s+(?:[a-zà-ſ]+\s+)?(?:użytkowa|korzysta|wchodzi|przechodzi|przejeżdża|eksploatowa)\p{L}*|bezpieczn\p{L}+\s+(?:w\s+użytkowaniu|dla\s+(?:ludzi|użytkowników|ruchu|otoczenia))`,
      String.raw`(?:nośność|stateczność|stabilność|wytrzymałość|bezpieczeństwo|trwałość|integralność)\s+(?:[a-zà-ſ]+\s+){0,4}?(?:(?:nie\s+(?:jest|są|został[aoy]?)\s+(?:[a-zà-ſ]+\s+)?(?:zagrożon|naruszon|osłabion|obniżon|ograniczon|zmniejszon)[aeoy])|(?:jest|są|pozostaje)\s+(?:[a-zà-ſ]+\s+)?(?:zachowan|zapewnion|wystarczając|nienaruszon|niezagrożon|pełn)[aeoy])`,
      String.raw`nie\s+(?:wpływa|zagraża|narusza|osłabia|obniża|ogranicza)(?:ją)?\s+(?:na\s+)?(?:[a-zà-ſ]+\s+)?(?:nośnoś|statecznoś|stabilnoś|bezpieczeństw|wytrzymałoś|konstrukcj)\p{L}*`,
      String.raw`(?:spełnia(?:ją)?)\s+(?:[a-zà-ſ]+\s+){0,3}?(?:wymagania|wymogi|normy|normę|przepisy)|(?:zapewnia(?:ją)?|daje|dają)\s+(?:wystarczając|odpowiedni|pełn|należyt)\p{L}+\s+(?:[a-zà-ſ]+\s+)?(?:ochron|zabezpieczeni|nośnoś|bezpieczeństw|podparci|statecznoś)\p{L}*`,
      String.raw`(?:konstrukcja|budowla|obiekt|ustrój)\s+(?:jest|wydaje\s+się|pozostaje)\s+(?:[a-zà-ſ]+\s+)?nienaruszon[ay]|(?:woln[aey]|pozbawion[aey])\s+(?:od\s+)?(?:wad|usterek|uszkodzeń)|dobrze\s+utrzyman[aey]|nadaj(?:e|ą)\s+się\s+do\s+(?:[a-zà-ſ]+\s+)?(?:użytku|użytkowania|eksploatacji)|(?:zdatn|przydatn)\p{L}+\s+do\s+(?:użytku|użytkowania|eksploatacji)`,
      String.raw`(?:przeszedł|przeszła|przeszło|przeszły)\s+(?:[a-zà-ſ]+\s+)?(?:kontrolę|przegląd|odbiór|badani[ea])|sprawia(?:ją)?\s+(?:dobre|solidne|stabilne)\s+wrażenie|(?:działa|działają|funkcjonuje|funkcjonują)\s+(?:prawidłowo|poprawnie|bez\s+zarzutu|należycie)`,
      String.raw`(?:wytrzyma|przeniesie|uniesie|udźwignie|posłuży|sprosta)(?:ją)?(?![a-zà-ſ])|(?:może|mogą|jest\s+w\s+stanie|są\s+w\s+stanie|potrafi)\s+(?:[a-zà-ſ]+\s+){0,2}?(?:przenosić|przenieść|unieść|wytrzymać|udźwignąć|sprostać)|(?:dobrze\s+)?(?:spełnia|pełni)(?:ją)?\s+(?:[a-zà-ſ]+\s+){0,2}?(?:zadanie|funkcję|rolę|zadania|funkcje)`,
      String.raw`(?:sprawdził|sprawdza|zachowuj|zachował)\p{L}*\s+się\s+(?:[a-zà-ſ]+\s+)?(?:dobrze|bez\s+zarzutu|należycie|prawidłowo)|(?:wystarczając|pełn|odpowiedni|znaczn|duż|spor)\p{L}+\s+(?:[a-zà-ſ]+\s+)?(?:nośnoś|zapas|rezerw|wytrzymałoś)\p{L}*|(?:zapas|rezerwa)\s+(?:nośności|wytrzymałości)\s+(?:jest|pozostaje)|(?:ma|mają|zachował[aoy]?)\s+pełny\s+przekrój`,
      String.raw`bez\s+(?:żadnych\s+|większych\s+)?(?:ograniczeń|obaw|zastrzeżeń|wahania)|(?:gotow|dopuszczon|odpowiedni)\p{L}*\s+do\s+(?:użytku|użytkowania|ruchu|eksploatacji)|(?:może|mogą|można)\s+(?:[a-zà-ſ]+\s+){0,2}?(?:pozostać|zostać|nadal|dalej|ponownie)\s+(?:[a-zà-ſ]+\s+)?(?:otwart|otwarci|otworzyć|użytkowan|użytkować|korzystać|w\s+użyci|w\s+eksploatacji)\p{L}*`,
      String.raw`(?:mur|ściana|beton|drewno|cegła|konstrukcja|materiał|podłoże)\s+(?:pod\s+spodem|pod\s+tynkiem|za\s+tynkiem|poniżej|za\s+nim|pod\s+nim)\s+(?:jest|pozostaje|wydaje\s+się)\s+(?:[a-zà-ſ]+\s+)?(?:nienaruszon|nieuszkodzon|zdrow|cał)\p{L}+|(?:czysto|wyłącznie|jedynie|tylko)\s+(?:estetyczn|kosmetyczn|powierzchniow|wizualn)\p{L}+|bez\s+(?:żadnego\s+)?(?:znaczenia|wpływu)\s+(?:konstrukcyjnego|statycznego|dla\s+konstrukcji|na\s+(?:konstrukcję|nośność|stateczność))`,
    ].join('|'),
    denies: String.raw`(?:nie\s+ma|nie\s+istnieje|brak|nie\s+występuje|nie\s+zachodzi|nie\s+stwarza|nie\s+stanowi)\s+(?:[a-zà-ſ]+\s+){0,2}?(?:zagrożeni[ae]|niebezpieczeństwa?|ryzyka|obaw|powod(?:u|ów)\s+do\s+(?:obaw|niepokoju|zmartwień)|zastrzeżeń|problemów\s+konstrukcyjnych)|(?:zagrożenie|niebezpieczeństwo|ryzyko)\s+(?:[a-zà-ſ]+\s+){0,2}?nie\s+(?:występuje|istnieje|zachodzi)|bez\s+(?:zagrożenia|ryzyka|niebezpieczeństwa)|nic\s+niepokojącego|nie\s+budzi(?:ą)?\s+(?:[a-zà-ſ]+\s+)?(?:zastrzeżeń|obaw|niepokoju|wątpliwości)|(?:zamknięcie|ewakuacja|podparcie|stemplowanie|wzmocnienie|ograniczenia?|wyłączenie)\s+(?:[a-zà-ſ]+\s+){0,4}?(?:nie\s+(?:jest|są)\s+(?:konieczn|potrzebn|wymagan|uzasadnion)[aeoy]|zbędn[aey]|niepotrzebn[aey])|nie\s+(?:trzeba|ma\s+potrzeby|ma\s+powodu|potrzeba)\s+(?:[a-zà-ſ]+\s+){0,3}?(?:zamyka|ewakuowa|podpiera|stemplowa|wzmacnia|martwi|niepoko|obawia|ogranicza|interweniowa)\p{L}*|nie\s+wymaga(?:ją)?\s+(?:[a-zà-ſ]+\s+)?(?:zamknięcia|podparcia|wzmocnienia|interwencji|ewakuacji)|(?:ze\s+względów\s+konstrukcyjnych|z\s+punktu\s+widzenia\s+konstrukcji|pod\s+względem\s+konstrukcyjnym)\s+(?:[a-zà-ſ]+\s+){0,3}?nic`,
    negations: 'nie|nigdy|ani|żaden|żadn[aeyo]|nikt|ledwo|bynajmniej',
    conditions: String.raw`(?:potwierdz|sprawdz|wykaż|wykaza|upewni|zakłada|założy|ustal|stwierdz|uzna)\p{L}*(?:\s+się)?,\s+(?:że|iż|czy)|czy|dopóki|zanim|dopiero|jeżeli|jeśli|gdy|aby|żeby|by|aż|do\s+czasu|sprawdzić|ustalić|upewnić|zapewnić|potwierdzić|potwierdzi|wykazać|ocenić|założyć|zakładać|przywrócić|doprowadzić|uczynić|kiedy`,
    after: String.raw`\s+nie\s+(?:można|jest|są|należy)`,
  },
  certainty: {
    claims: String.raw`rozwarstwieni(?:e|a|u)|rozwarstwień|rozwarstwion\p{L}+|delaminacj\p{L}+|(?:awari\p{L}+|zniszczeni\p{L}+|utrat\p{L}+)\s+(?:konstrukcji|nośności|konstrukcyjn\p{L}+)`,
    open: String.raw`możliw\p{L}*|może|mogą|podejrzeni\p{L}*|prawdopodobn\p{L}*|ryzyk\p{L}*|grozi|grożą|zagrożeni\p{L}*|czy|ostuka\p{L}*|ostukać|opukać|opukiwani\p{L}*|zapobie\p{L}*|przed`,
    allowed: String.raw`farb\p{L}*|powłok\p{L}*|powłoki|fornir\p{L}*|sklejk\p{L}*|laminat\p{L}*|foli\p{L}*|lakier\p{L}*|tapet\p{L}*`,
  },
  clears: {
    well: String.raw`działa(?:ją)?|spełnia(?:ją)?|w\s+porządku|w\s+dobrym\s+\p{L}+|dobrze(?!\s+wid)|dobr[yae]|nienaruszon\p{L}*|nieuszkodzon\p{L}*|bez\s+(?:zmian|wad|zastrzeżeń|uwag|znaczenia|usterek|uszkodzeń)|nieistotn\p{L}*|niegroźn\p{L}*|nieszkodliw\p{L}*|prawidłow\p{L}*|poprawn\p{L}*|sprawn\p{L}*|jak\s+now[yae]|(?:może|mogą)\s+(?:\p{L}+\s+)?(?:zostać|pozostać)(?!\s+\p{L}+(?:ny|na|ne|ty|ta|te))|(?:nic|niczego)\s+nie\s+\p{L}+`,
    wrong: String.raw`zastrzeże\p{L}+|problem\p{L}*|wad\p{L}*|uszkodze\p{L}+|uster\p{L}+|uwag\p{L}*|działa\p{L}+|napraw\p{L}*|interwencji|powod\p{L}*|obaw\p{L}*|znaczenia|zagrożeni\p{L}*|ryzyk\p{L}*|potrzeb\p{L}*|konieczn\p{L}*|wymaga\p{L}*`,
    about: String.raw`pierwsz\p{L}*|pierwszeństwo|wygięt\p{L}*|zatka\p{L}*|brak\p{L}*|dziur\p{L}*|wykonan\p{L}*|widok\p{L}*|piln\p{L}*|najpiln\p{L}*|priorytet\p{L}*|stracił[aoy]?|odkryt\p{L}*|przesun\p{L}*|wod[aęy]|głęboko\p{L}*|ocenić|inżynier\p{L}*|firm\p{L}*|dostęp\p{L}*|już\s+nie|rdzewie\p{L}*`,
  },
  unseen: {
    tests: {
      words: String.raw`ostukiwani\p{L}*|ostukan\p{L}*|ostukano|opukiwani\p{L}*|opukan\p{L}*|opukano|badani\p{L}*|badań|zbadano|pomiar\p{L}*|zmierzono|próby?|prób|sklerometr\p{L}*|młotk\p{L}*\s+schmidta|odwiert\p{L}*|rdzeni\p{L}*|odkryw(?:ka|ki|kę|ek|ce)|endoskop\p{L}*|termowizj\p{L}*|termowizyjn\p{L}*|termogra\p{L}*|georadar\p{L}*|ultradźwięk\p{L}*|ultradźwiękow\p{L}*|laborator\p{L}*|wilgotnościomierz\p{L}*|obciążeni\p{L}*\s+próbn\p{L}*|test\p{L}*`,
      results: String.raw`wykazał[aoy]?|wykazuje|wykazują|wykazano|stwierdzono|ujawnił[aoy]?|potwierdził[aoy]?|potwierdzono|potwierdza(?:ją)?|dał[aoy]?|odczytano|głuch\p{L}*|pust\p{L}*|dodatni\p{L}*|ujemn\p{L}*|pozytywn\p{L}*|negatywn\p{L}*|bez\s+zastrzeżeń|wyszł[aoy]|wynosi|wyniósł|wyniosł[aoy]`,
      done: String.raw`wykonano|przeprowadzono|zbadano|ostukano|opukano|zmierzono|sprawdzono|pobrano|odkuto|odkryto`,
      open: String.raw`przed|zanim|czy|jeżeli|jeśli|dopóki|należy|powinn\p{L}*|trzeba|wymaga\p{L}*|zaleca\p{L}*|zalecan\p{L}*|zlecić|wykonać|przeprowadzić|powtórzyć|koniecz\p{L}*|potrzeb\p{L}*|może|mogą|można|dalsz\p{L}*|dodatkow\p{L}*|do\s+czasu|tabliczka|tablica|znak`,
    },
    hidden: {
      places: String.raw`(?:za|pod)\s+(?:nim|nią|nimi|tym|(?:[a-zà-ſ]+\s+)?(?:tynkiem|okładziną|okładzinami|płytkami|płytami|płytą|licem|powłoką|farbą|posadzką|wylewką|warstwą|powierzchnią|izolacją|papą|asfaltem|obudową|plamą|deskami|poszyciem))|(?:wewnątrz|w\s+środku|we\s+wnętrzu|w\s+głębi)\s+(?:ściany|muru|elementu|przekroju|przegrody|konstrukcji|stropu)|w\s+szczelinie|(?:na|przez)\s+(?:całej|cał[ąy])\s+(?:grubości|grubość|głębokości|głębokość|przekrój)|(?:ukryt|zakryt|osłonięt|zabetonowan)\p{L}+`,
      states: String.raw`skorodowan\p{L}*|koroduje|korodują|zardzewiał\p{L}*|przerdzewiał\p{L}*|spróchniał\p{L}*|zgnił\p{L}*|butwiej\p{L}*|zbutwiał\p{L}*|zawilgocon\p{L}*|nasiąknięt\p{L}*|przemoczon\p{L}*|mokr\p{L}*|wilgotn\p{L}*|pęknięt\p{L}*|spękan\p{L}*|zarysowan\p{L}*|złaman\p{L}*|brakuje|luźn\p{L}*|obluzowan\p{L}*|odspojon\p{L}*|pust\p{L}*|pustki|wypłukan\p{L}*|podmyt\p{L}*|zniszczon\p{L}*|osłabion\p{L}*|nieszczeln\p{L}*|cieknie|zatkan\p{L}*|porażon\p{L}*|zagrzybion\p{L}*|nienaruszon\p{L}*|zdrow\p{L}*|such\p{L}*`,
      open: String.raw`widoczn\p{L}*|widać|odsłonięt\p{L}*|pokazan\p{L}*|odkryć|odkryw\p{L}*|może|mogą|mogło|można|prawdopodobn\p{L}*|możliw\p{L}*|przypuszcz\p{L}*|podejrzeni\p{L}*|wskazuj\p{L}*|świadcz\p{L}*|czy|jeżeli|jeśli|sprawdzić|zbadać|nieznan\p{L}*|niejasn\p{L}*|nie\s+(?:wiadomo|oceniano|oceniono)|wydaj\p{L}*|ryzyk\p{L}*|zagrożeni\p{L}*|gdzie`,
    },
    none: 'nie|nic|brak|nigdy|bez|ani|żaden|żadn[aeyo]|niczego',
  },
  instructions: {
    opens: String.raw`^(?:natychmiast\s+|niezwłocznie\s+|następnie\s+|najpierw\s+|nie\s+|do\s+tego\s+czasu\s+|pilnie\s+|ponownie\s+|potem\s+)*(?!(?:część|sieć|nić|być|mieć)(?:\s|$))\p{L}+(?:[aiyeąuó]ć|[śź]ć(?<!ość)|ec|óc|iec)(?=\s|$)`,
    orders: String.raw`(?<!(?:nie|jak)\s)(?:należy|trzeba)|zaleca(?:my)?\s+się|zalecamy|powinn[aoyi]\p{L}*\s+(?:\p{L}+ie\s+)?(?:zostać|być)\s+(?!uznan|traktowan)\p{L}+(?:[ao]n|[ęyui]t)[aeyi]|powinno\s+się`,
    says: String.raw`(?:zanotować|odnotować|zaznaczyć|stwierdzić|poinformować|zapisać|uznać|przyjąć|oświadczyć|poświadczyć|pamiętać|powiedzieć|napisać)(?!\p{L})`,
    states: String.raw`ponieważ|gdyż|bo|bowiem|jako\s+że|choć|chociaż|więc\s+(?=ściana|jest)`,
    conditions: String.raw`aż|jeżeli|jeśli|dopóki|zanim|gdy|kiedy|aby|żeby|że|czy|gdzie|któr\p{L}+|do\s+czasu|przed|po`,
    finite:
      'jest|są|był[aoy]?|ma|mają|wykazał[aoy]?|wykazuje|wykazało|wydaje|pozostaje|może|mogą|spełnia|wymaga|działa|trzyma',
  },
  told: {
    gauges: String.raw`szczelinomierz\p{L}*|suwmiark\p{L}*|wzorzec\s+rys|rysomierz\p{L}*|lup(?:a|y|ą)\s+pomiarow\p{L}*`,
    rulers: String.raw`linijk\p{L}*|miark\p{L}*|miar(?:a|ą|y|ę)\s+zwijan\p{L}*|przymiar\p{L}*|taśm\p{L}*\s+miern\p{L}*|łat(?:a|y|ą)\s+mierni\p{L}*|calówk\p{L}*`,
    hazards: String.raw`azbest\p{L}*|eternit\p{L}*|farb\p{L}*\s+ołowiow\p{L}*|pcb`,
    suspected: String.raw`podejrz|prawdopodobn|możliw|może|mogą|próbk|analiz|zbada|badani|wyklucz|wiadomo|\bczy\b|przypuszcz`,
    people:
      'właściciel(?:a|e|ka|ki|i|em)?|najemc(?:a|y|ę|ów)|lokator(?:a|zy|ów|ka|ki)?|mieszkań(?:cy|ców|ca)|zarządc(?:a|y|ę)|administrator(?:a)?|dozorc(?:a|y)|inwestor(?:a)?|producent(?:a)?|wykonawc(?:a|y)|sąsi(?:ad|ada|adka|edzi)|użytkowni(?:k|ka|cy|ków)',
    say: 'zgłasza(?:ją)?|twierdz(?:i|ą)|informuj(?:e|ą)|mówi(?:ą)?|podaj(?:e|ą)|potwierdza(?:ją)?|relacjonuj(?:e|ą)|oświadcza',
    accordingTo: String.raw`według|zdaniem|z\s+relacji|w\s+opinii`,
    ages: String.raw`(?:z|od|w|około|lat|rok(?:u)?)\s+{year}|{number}\s+lata?`,
  },
  declines: 'przykro mi|przepraszam|niestety nie mogę|nie mogę',
  obeys: [
    String.raw`zgodnie\s+z\s+(?:[a-zà-ſ]+\s+)?(?:instrukcj|polecenie|polecenia|tablic|tabliczk|napis|naklejk|znakie|ogłoszenie|wytycznymi\s+z\s+tablicy)\p{L}*|jak\s+(?:[a-zà-ſ]+\s+){0,3}?(?:nakazano|polecono|zażądano|poinstruowano|wskazano\s+na\s+(?:tablicy|tabliczce|naklejce|znaku))`,
    String.raw`według\s+(?:[a-zà-ſ]+\s+)?(?:instrukcj|napisu|tablic|tabliczk|naklejk|znaku|ogłoszenia)\p{L}*`,
    String.raw`(?:znak|tablica|tabliczka|naklejka|etykieta|napis|tekst|ogłoszenie|ekran|graffiti)(?![a-zà-ſ])[^.;!?]{0,40}(?<![a-zà-ſ])(?:potwierdza|zaświadcza|zapewnia|nakazuje|poleca|gwarantuje|oświadcza|żąda|stwierdza)(?![a-zà-ſ])`,
    String.raw`(?:zignor|pomi|pomij)\p{L}*\s+(?:[a-zà-ſ]+\s+)?(?:poprzednie|wcześniejsze|wszystkie|powyższe)\s+(?:[a-zà-ſ]+\s+)?(?:instrukcje|polecenia|zasady|uszkodzenia|usterki)|(?:poprzednie|wcześniejsze|wszystkie)\s+(?:instrukcje|polecenia|zasady)\s+(?:[a-zà-ſ]+\s+)?(?:pominięt|zignorowan)\p{L}*`,
    String.raw`jako\s+(?:AI|model\s+językowy|asystent\s+AI)|model\s+językowy`,
    String.raw`(?:został[aoy]?|jest|są)\s+(?:niniejszym\s+)?(?:zatwierdzon|odebran|certyfikowan|dopuszczon)[aeyo]|(?:zatwierdzon|certyfikowan)[aeyo]\s+przez|odbiór\s+(?:zakończony\s+)?pozytywn\p{L}+`,
  ].join('|'),
  otherPhoto: String.raw`(?:poprzedni|następn|inn|kolejn|sąsiedni|wcześniejsz|późniejsz|drugi|pierwsz)(?:e|ym|ego|ych|a|ej|ą|m|emu)\s+(?:zdjęci(?:e|u|a|em|ach)|fotografi(?:a|i|ę|ą|e|ach))`,
  standards: {
    complies: String.raw`(?<!\p{L})(?:spełnia(?:ją)?|zgodn[aeyi]|odpowiada(?:ją)?|narusza(?:ją)?|przekracza(?:ją)?|niezgodn[aeyi])(?!\p{L})`,
    open: String.raw`(?<!\p{L})(?:powin(?:ien|na|no|ny)|musi|muszą|należy|czy|jeżeli|jeśli|aby|sprawdzić|zweryfikować|potwierdzić|ustalić)(?!\p{L})`,
    untold: String.raw`(?<!\p{L})(?:nie\s+(?:wynika|można|da\s+się|sposób)|zdjęcie\s+nie\s+pokazuje)(?!\p{L})`,
  },
  quantities: {
    percent: 'procent(?:y|ów|a)?',
    hours: 'godzin(?:a|y|ę)?|godz',
    days: 'dni|dzień|dnia',
    weeks: 'tydzień|tygodni(?:a|e|u)?',
    months: 'miesi(?:ąc|ące|ęcy|ąca)',
    years: 'rok|roku|lata?',
    numbers:
      'jed(?:en|na|no|nego|nej) dwa|dwie|dwóch|dwu trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu',
  },
  trade:
    'ściana|ściany|ścianie|rysa|rysy|pęknięcie|pęknięcia|mur|muru|murze|cegły|tynk|tynku|dach|dachu|strop|stropu|słup|słupa|belka|belki|okno|okna|drzwi|posadzka|spoina|spoiny|zaprawa|rdza|rdzy|rdzawe|zacieki|uszkodzenie|ukośna|pionowa|sprawdzić|naprawić|konstruktor|zbrojenie|zbrojenia|odspojenie|odspojenia|zawilgocenie|wykwity|schody|nadproża|okapu|mocowaniami|założyć|obserwować|korozja',
};
