import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { CLOSING_ROOM } from '../../drafts.ts';
import type { AssessedRow } from './assessed-row.ts';
import type { ElementGroup } from './building-parts.ts';
import { byPriority, type Detail, firstThatFits, mayQuote } from './detail.ts';
import { located } from './element-name.ts';
import { byGroup, byTheme, listElements, listRowNumbers, withOutcome } from './grouping.ts';
import { laidOut, type Paragraph } from './layout.ts';
import { defectSentences, MAX_QUOTED, merged } from './merged-rows.ts';
import { continued } from './note.ts';
import { observed } from './observed.ts';
import { capitalised, cite, cited, joined, numberWord, splitProse } from './prose.ts';
import { limits, scope } from './scope.ts';
import type { Style } from './style.ts';

/** What was inspected, what was seen on each part, what it means together, and what was not inspected. */
export function composeDiscussion(rows: AssessedRow[], style: Style): string {
  return firstThatFits(style, MAX_SECTION_TEXT - CLOSING_ROOM, (detail) =>
    laidOut(
      [
        scope(rows, style),
        ...parts(rows, detail, style),
        ...(style.length === 'full' ? [meanings(rows)] : []),
        limits(rows, style),
      ],
      style,
    ),
  );
}

function parts(rows: AssessedRow[], detail: Detail, style: Style): Paragraph[] {
  const inspected = withOutcome(rows, 'defect', 'no_visible_defect');
  if (inspected.every(({ outcome }) => outcome === 'no_visible_defect')) {
    return [allSound(inspected, detail)];
  }
  const paragraphs: Paragraph[] = [];
  let turn = 0;
  for (const [index, [group, members]] of byGroup(inspected).entries()) {
    const items = defectsOf(withOutcome(members, 'defect'), detail, style, () => turn++);
    items.push(...soundOnes(withOutcome(members, 'no_visible_defect'), detail));
    const isWhole = members.length === inspected.length;
    const hasLead = style.layout !== 'paragraphs' || (!isWhole && members.length > 2);
    const before = paragraphs.at(-1);
    // Groups of one or two share a paragraph, which otherwise would be of one sentence.
    if (!hasLead && before && before.lead === undefined && before.items.length < 3) {
      before.items.push(...items);
    } else {
      paragraphs.push(
        hasLead ? { lead: leadOf(group, listRowNumbers(members), index), items } : { items },
      );
    }
  }
  return paragraphs;
}

/** A report without defects says once that there are none, and then what each photo shows. */
function allSound(rows: AssessedRow[], detail: Detail): Paragraph {
  const known = rows.filter(({ element }) => element.name !== '');
  const byName = new Map<string, AssessedRow[]>();
  for (const row of known) {
    byName.set(located(row.element), [...(byName.get(located(row.element)) ?? []), row]);
  }
  const shown = [...byName].map(([name, members]) => `${name} (${cite(listRowNumbers(members))})`);
  if (rows.length < 2 || shown.length === 0 || detail !== 'all') return { items: [] };
  return { items: [`The photos show ${joined(shown)}.`, ...remarks(rows)] };
}

function leadOf({ title, isPlural }: ElementGroup, numbers: number[], index: number): string {
  const photos = cite(numbers);
  const isOne = numbers.length === 1;
  // A sentence does not begin with a figure.
  switch (numbers.length < 10 ? index % 3 : index % 2) {
    case 0:
      return `${photos} ${isOne ? 'concerns' : 'concern'} ${title}`;
    case 1:
      return `${capitalised(title)} ${isPlural ? 'are' : 'is'} shown in ${photos}`;
    default:
      return `${capitalised(numberWord(numbers.length))} ${isOne ? 'photo shows' : 'photos show'} ${title} (${photos})`;
  }
}

function defectsOf(
  rows: AssessedRow[],
  detail: Detail,
  style: Style,
  nextTurn: () => number,
): string[] {
  const items: string[] = [];
  const summarised: AssessedRow[] = [];
  for (const same of merged(rows, defectSentences, detail === 'all')) {
    if (mayQuote(detail, same.rows[0]) && same.shared.length <= MAX_QUOTED) {
      items.push(observed(same, nextTurn(), style));
    } else {
      summarised.push(...same.rows);
    }
  }
  return [...items, ...summary(summarised, items.length > 0)];
}

/** Rows brought together by kind of defect, in one sentence. */
function summary(rows: AssessedRow[], isMore: boolean): string[] {
  const themes = byTheme(rows);
  const [first] = themes;
  if (!first) return [];
  const on = (members: AssessedRow[]) => {
    const where = listElements(members);
    return where ? ` on ${where}` : '';
  };
  if (themes.length === 1) {
    const [{ title, isPlural }, members] = first;
    const verb = `${isPlural ? 'are' : 'is'} ${isMore ? 'also ' : ''}recorded`;
    return [cited(`${capitalised(title)} ${verb}${on(members)}`, listRowNumbers(members))];
  }
  const list = themes.map(
    ([{ title }, members]) => `${title}${on(members)} (${cite(listRowNumbers(members))})`,
  );
  // Semicolons, because the kinds of defect have an "and" of their own.
  return [
    `${isMore ? 'Also recorded are' : 'The photos record'} ${list.slice(0, -1).join('; ')}; and ${list.at(-1) ?? ''}.`,
  ];
}

function soundOnes(rows: AssessedRow[], detail: Detail): string[] {
  if (rows.length === 0) return [];
  const where = listElements(rows);
  const items = [cited(`No defect is visible${where ? ` on ${where}` : ''}`, listRowNumbers(rows))];
  return detail === 'all' ? [...items, ...remarks(rows)] : items;
}

/** What rows without a defect add to saying so. */
function remarks(rows: AssessedRow[]): string[] {
  return rows.flatMap((row) => {
    const further = splitProse(row.defect)
      .slice(1)
      .filter((sentence) => sentence.length <= MAX_QUOTED)
      .map(continued);
    const [first, ...rest] = further;
    if (first === undefined) return [];
    return rows.length > 1 ? [cited(first, row.photos), ...rest] : further;
  });
}

/** Kinds of defect to explain; more would be a textbook. */
const MAX_MEANINGS = 4;

function meanings(rows: AssessedRow[]): Paragraph {
  const themes = byTheme(byPriority(withOutcome(rows, 'defect')));
  const items = themes
    .map(([theme, members]) => ({
      meaning: theme.meaning(cite(listRowNumbers(members))),
      size: members.length,
    }))
    .filter(({ meaning }) => meaning !== '')
    .map((entry, rank) => ({ ...entry, rank }))
    .sort((a, b) => b.size - a.size || a.rank - b.rank)
    .slice(0, MAX_MEANINGS)
    .sort((a, b) => a.rank - b.rank)
    .map(({ meaning }) => meaning);
  return { items };
}
