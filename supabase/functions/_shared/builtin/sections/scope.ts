import type { AssessedRow } from './assessed-row.ts';
import { byGroup, listElements, listRowNumbers, withOutcome } from './grouping.ts';
import type { Paragraph } from './layout.ts';
import { capitalised, cite, cited, joined, numberWord } from './prose.ts';
import type { Style } from './style.ts';

/** The first paragraph: what the report is based on, how much of it shows a defect, what comes first. */
export function scope(rows: AssessedRow[], style: Style): Paragraph {
  const defects = withOutcome(rows, 'defect');
  const inspected = withOutcome(rows, 'defect', 'no_visible_defect');
  const count = listRowNumbers(rows).length;
  const photos = count === 1 ? 'one photo' : `${numberWord(count)} photos`;
  const based =
    style.person === 'impersonal'
      ? `This report is based on ${photos}`
      : `${capitalised(style.person)} based this report on ${photos}`;
  const nouns = byGroup(inspected).map(([{ noun }]) => noun);
  const items = [nouns.length === 0 ? `${based}.` : `${based}, showing ${joined(nouns)}.`];
  if (rows.length > 1) items.push(...counts(rows, inspected));
  items.push(...foremost(defects, rows.length));
  return { items };
}

/** How many photos show what: those of one finding show the same. */
function counts(rows: AssessedRow[], inspected: AssessedRow[]): string[] {
  const photosOf = (some: readonly AssessedRow[]) => listRowNumbers(some).length;
  const found = withOutcome(rows, 'defect');
  const defects = photosOf(found);
  // What an analyst or a person calls possible is not counted as seen.
  const possible = photosOf(found.filter(({ defect }) => /^possibl[ey]\b/i.test(defect)));
  if (inspected.length === 0) return [];
  if (defects === 0) {
    const which =
      inspected.length === rows.length ? 'any of them' : cite(listRowNumbers(inspected));
    return [`No defect is visible in ${which}.`];
  }
  if (defects - possible === photosOf(rows))
    return [`${defects === 2 ? 'Both' : 'All'} show a defect.`];
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${numberWord(number)} ${number === 1 ? one : many}`];
  const useless = photosOf(withOutcome(rows, 'nothing_inspectable'));
  const open = photosOf(withOutcome(rows, 'not_assessed'));
  const shares = [
    ...count(defects - possible, 'shows a defect', 'show a defect'),
    ...count(possible, 'shows a possible defect', 'show a possible defect'),
    ...count(photosOf(inspected) - defects, 'shows none', 'show none'),
    ...count(useless, 'could not be used', 'could not be used'),
    ...count(open, 'has still to be assessed', 'have still to be assessed'),
  ];
  return [`Of these, ${joined(shares)}.`];
}

/** What the reader must not miss, said before the details. */
function foremost(defects: AssessedRow[], total: number): string[] {
  if (total === 1) return [];
  const dangers = defects.filter(({ priority }) => priority === 'safety');
  if (dangers.length > 0) {
    const where = listElements(dangers);
    const verb = listRowNumbers(dangers).length === 1 ? 'records' : 'record';
    return [
      `${cite(listRowNumbers(dangers))} ${verb} a possible danger to people${where ? `, concerning ${where}` : ''}; this comes before everything else.`,
    ];
  }
  const grave = defects.filter(({ priority }) => priority === 'major');
  if (grave.length === 0 || grave.length === defects.length) return [];
  const where = listElements(grave);
  return [
    cited(
      `The matters likely to weigh most${where ? ` concern ${where}` : ' are recorded first below'}`,
      listRowNumbers(grave),
    ),
  ];
}

// What an inspector's own words say was done beyond looking.
const TESTED =
  /\b(?:tapped|sounded|sounds? hollow|measured (?:at|as|to|with)|moisture (?:meter|reading|content of)|readings? of|opened up|cored?|tested (?:by|and|with)|endoscope (?:showed|shows)|probed)\b/i;

/** The last paragraph: what was not inspected, and how the rest was. */
export function limits(rows: AssessedRow[], style: Style): Paragraph {
  const items: string[] = [];
  const open = withOutcome(rows, 'not_assessed');
  if (open.length > 0) {
    const [has, shows] =
      listRowNumbers(open).length === 1 ? ['has', 'it shows'] : ['have', 'they show'];
    items.push(
      `${cite(listRowNumbers(open))} ${has} not been assessed yet, and nothing is said here about what ${shows}.`,
    );
  }
  const useless = withOutcome(rows, 'nothing_inspectable');
  if (useless.length > 0) {
    items.push(
      `Nothing could be inspected in ${cite(listRowNumbers(useless))}, so what was meant to be shown there remains uninspected.`,
    );
  }
  const visual =
    style.person === 'impersonal'
      ? 'The inspection was visual and limited to what the photos show'
      : `${capitalised(style.person)} inspected by eye, and only what the photos show`;
  const isTested = rows.some(({ defect }) => TESTED.test(defect));
  // What a note says was done stands in no row: that nothing was would be untrue.
  const isNoted = rows.some(({ note }) => TESTED.test(note.replace(/[^.!?\n]*\?/gu, '')));
  const beyond = isTested ? 'beyond the tests and readings named above, ' : '';
  items.push(
    isNoted && !isTested
      ? `${visual}, beside what the inspector's notes record as tested or opened up.`
      : `${visual}; ${beyond}nothing was opened up, sounded or tested.`,
    'Parts that no photo shows, and what lies behind the visible surfaces, were not inspected, and where no defect is visible there may still be one.',
  );
  return { items };
}
