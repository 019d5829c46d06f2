/**
 * Finds named standards and regulations, and sentences that say of one that something complies with it, or does
 * not: what a photo never shows. Names are international; the words for complying are of all languages.
 */

/** "BS EN 1992-1-1", "DIN 1045", "EN1504", "NF EN 206", "AS/NZS 3000", "NBR 6118", "ISO 4628-2". */
const NUMBERED = String.raw`(?:(?:BS|CEI|DIN|NF|UNE|UNI|NEN|NBN|SN|SIA|ÖNORM|ONORM|NP|ABNT|NBR|PAS|PD|CEN|IEC|EN|ISO|ASTM|ACI|AISC|AWS|NFPA|AS\/NZS|AS|NZS|CSA|IS|GB|JIS|VDE|VDI|NBE|CTE|DTU|RVS|ZTV|WTA|DVS|RILEM|fib)[ /-]?){1,3}(?:[A-Z][ -]?)?\d{1,6}(?:[-–.:/]\d{1,4}){0,4}`;
/** Those that go by a name: "Eurocode 2", "Approved Document B", "the Building Regulations". */
const NAMED = String.raw`Euroc[oó]d(?:e|igo|ice)s?(?:\s?\d)?|Approved Documents?(?:\s?[A-S])?\b|Building Regulations|Building Code|International Building Code|IBC|Bauordnung|Landesbauordnung|Código Técnico|CTE DB-[A-Z]+|REBT|RITE|arrêté du \d|D\.?\s?M\.?\s\d+\/\d+|(?:[A-Z]\w+ )?(?:Order|Regulations?|Act) (?:19|20)\d\d|Reglamento|Norme Tecniche|NTC\s?\d{4}|Bouwbesluit|Bbl|RE2020|建築基準法`;
const STANDARD = new RegExp(String.raw`(?<![\p{L}\d])(?:${NUMBERED}|${NAMED})(?![\p{L}])`, 'gu');

const COMPLIES = new RegExp(
  [
    String.raw`\b(?:complies|complied|conforms|conformed|meets|satisfies|satisfied|breaches|violates|exceeds|contravenes|contravention|fails)\b|\b(?:do|does|did) not (?:comply|conform|meet|satisfy)|\b(?:is|are|was|were) (?:\w+ ){0,2}(?:compliant|in (?:compliance|conformity|accordance|line)|in breach|non-compliant)`,
    String.raw`\b(?:entspricht|entsprechen|erfüllt|erfüllen|verstößt|verstoßen|genügt|normgerecht|eingehalten|verletzt|widerspr(?:icht|echen))\b`,
    String.raw`\b(?:conformes?|respecte(?:nt)?|satisfait|satisfont|répond(?:ent)?|enfrein(?:t|gent)|contrevien(?:t|nent)|recevables?)(?!\p{L})`,
    String.raw`\b(?:cumplen?|incumplen?|conformes?|satisfacen?|vulneran?|se ajustan?)\b`,
    String.raw`\b(?:conformi?|rispetta(?:no)?|soddisfa(?:no)?|viola(?:no)?|contravv(?:iene|engono)|rispondente)\b`,
    String.raw`\b(?:cumpre(?:m)?|atende(?:m)?|respeita(?:m)?|incumpre)\b`,
    String.raw`\b(?:voldoet|voldoen|conform|schendt)\b`,
    String.raw`適合し(?:て|ます|ない)|準拠し(?:て|ます)|違反し`,
  ].join('|'),
  'iu',
);
/** What should be, is asked for, or is not known: "should comply with", "to be checked whether it meets". */
const OPEN = new RegExp(
  [
    String.raw`\b(?:should|must|shall|to be|whether|if|until|so that|needs? to|check|verify|confirm|assess)\b`,
    String.raw`\b(?:soll(?:en|te|ten)?|muss|müssen|ob|prüfen|überprüfen|zu prüfen|damit|nachweisen)\b`,
    String.raw`\b(?:doit|doivent|devra|devront|devrait|vérifier|si|afin que)\b`,
    String.raw`\b(?:debe(?:n|rá|rán|ría)?|verificar|comprobar|si)(?!\p{L})`,
    String.raw`\b(?:deve|devono|dovrà|dovrebbe|verificare|se|affinché)(?!\p{L})`,
    String.raw`\b(?:deverá|verificar|confirmar)(?!\p{L})`,
    String.raw`\b(?:moet(?:en)?|of|controleren|nagaan)\b`,
    String.raw`確認|べき|必要`,
  ].join('|'),
  'iu',
);
const UNTOLD =
  /\b(?:does not show|cannot be (?:told|judged|seen|established)|not be determined|lässt sich nicht|nicht (?:feststellen|erkennen|beurteilen)|ne (?:montre|permet)|no (?:se puede|permite)|non (?:si può|permette|consente)|não (?:é possível|permite)|niet te (?:zien|beoordelen))(?!\p{L})|(?:判断|確認)できない/iu;
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu;

/** The standards that a text names, as they are written alike: without blanks, in capitals. Quotations have none. */
export function standardsIn(text: string): string[] {
  return Array.from(text.replace(QUOTED, ' ').matchAll(STANDARD), ([name]) =>
    name.replace(/[\s\-–]+/gu, '').toUpperCase(),
  );
}

/** Whether a sentence leaves open what it says: it asks for a check, or says that nothing can be told. */
export function leavesOpen(sentence: string): boolean {
  return OPEN.test(sentence) || UNTOLD.test(sentence);
}

/** Whether a sentence says that something complies with what it names, or does not. */
export function claimsCompliance(sentence: string): boolean {
  const found = COMPLIES.exec(sentence);
  return found !== null && !OPEN.test(sentence.slice(0, found.index));
}
