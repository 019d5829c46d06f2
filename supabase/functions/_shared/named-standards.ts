/**
 * Finds named standards and regulations, and sentences that claim compliance with one or the lack of it: no photo shows
 * that. Names are international; the words for compliance cover all languages.
 */

import type { LanguagePatterns } from './languages/forms/patterns.ts';
import { PATTERNS_IN } from './languages/tables/patterns.ts';

/** "BS EN 1992-1-1", "DIN 1045", "EN1504", "NF EN 206", "AS/NZS 3000", "NBR 6118", "ISO 4628-2". */
const NUMBERED = String.raw`(?:(?:BS|CEI|DIN|NF|UNE|UNI|NEN|NBN|SN|SIA|ÖNORM|ONORM|NP|ABNT|NBR|PAS|PD|CEN|IEC|EN|ISO|ASTM|ACI|AISC|AWS|NFPA|AS\/NZS|AS|NZS|CSA|IS|GB|JIS|VDE|VDI|NBE|CTE|DTU|RVS|ZTV|WTA|DVS|RILEM|fib)[ /-]?){1,3}(?:[A-Z][ -]?)?\d{1,6}(?:[-–.:/]\d{1,4}){0,4}`;
/** Standards that go by a name: "Eurocode 2", "Approved Document B", "the Building Regulations". */
const NAMED = String.raw`Euroc[oó]d(?:e|igo|ice)s?(?:\s?\d)?|Approved Documents?(?:\s?[A-S])?\b|Building Regulations|Building Code|International Building Code|IBC|Bauordnung|Landesbauordnung|Código Técnico|CTE DB-[A-Z]+|REBT|RITE|arrêté du \d|D\.?\s?M\.?\s\d+\/\d+|(?:[A-Z]\w+ )?(?:Order|Regulations?|Act) (?:19|20)\d\d|Reglamento|Norme Tecniche|NTC\s?\d{4}|Bouwbesluit|Bbl|RE2020|建築基準法`;
const STANDARD = new RegExp(String.raw`(?<![\p{L}\d])(?:${NUMBERED}|${NAMED})(?![\p{L}])`, 'gu');

/** One kind of words in all languages. */
const buildPattern = (kind: keyof LanguagePatterns['standards']) =>
  new RegExp(
    Object.values(PATTERNS_IN)
      .map(({ standards }) => standards[kind])
      .join('|'),
    'iu',
  );
const COMPLIES = buildPattern('complies');
/** Words of duty, request or doubt: "should comply with", "to be checked whether it meets". */
const OPEN = buildPattern('open');
const UNTOLD = buildPattern('untold');
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu;

/** The standards named in a text, without blanks and in capitals. Quotations are skipped. */
export function findStandards(text: string): string[] {
  return Array.from(text.replace(QUOTED, ' ').matchAll(STANDARD), ([name]) =>
    name.replace(/[\s\-–]+/gu, '').toUpperCase(),
  );
}

/** True when a sentence makes no claim: it asks for a check, or says that nothing can be known. */
export function leavesOpen(sentence: string): boolean {
  return OPEN.test(sentence) || UNTOLD.test(sentence);
}

/** True when a sentence states compliance with a standard, or the lack of it. */
export function claimsCompliance(sentence: string): boolean {
  const found = COMPLIES.exec(sentence);
  return found !== null && !OPEN.test(sentence.slice(0, found.index));
}
