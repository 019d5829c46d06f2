import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import type { Urgency } from '../../contract/stored.ts';
import { CLOSING_ROOM } from '../../drafts.ts';
import type { AssessedRow, Priority } from './assessed-row.ts';
import { byPriority, type Detail, firstThatFits, mayQuote, PRIORITIES } from './detail.ts';
import { listRowNumbers } from './grouping.ts';
import { laidOut, type Paragraph } from './layout.ts';
import { MAX_QUOTED, merged, recommendedActions } from './merged-rows.ts';
import { proposed } from './proposed.ts';
import { capitalised, cite, cited, joined } from './prose.ts';
import { responsibilities } from './responsibilities.ts';
import type { Style } from './style.ts';

/** What to do, where, how soon and by whom: the most urgent first. */
export function composeRecommendation(rows: AssessedRow[], style: Style): string {
  const paragraphs = (detail: Detail) => [
    ...bands(rows, detail, style),
    howSoon(rows),
    silent(rows),
    withoutDefect(rows, detail),
    unfinished(rows),
    responsibilities(rows),
  ];
  return firstThatFits(style, MAX_SECTION_TEXT - CLOSING_ROOM, (detail) =>
    laidOut(paragraphs(detail), style),
  );
}

/** In which order, by severity. How soon is said where a row says it, and nowhere else. */
const BANDS: Record<Priority, { first: string; next: string; personal: string }> = {
  safety: {
    first: 'People may be in danger, and the following should be done at once',
    next: 'People may be in danger, and the following should be done at once',
    personal: 'recommend doing the following at once, because people may be in danger',
  },
  major: {
    first:
      'Strength, stability or watertightness may be affected, and the following should be put in hand first',
    next: 'After that come matters that may affect strength, stability or watertightness',
    personal:
      'recommend putting the following in hand early, because strength, stability or watertightness may be affected',
  },
  moderate: {
    first: 'The following should be dealt with before the defects get worse',
    next: 'Then the following should be dealt with, before the defects get worse',
    personal: 'recommend dealing with the following before the defects get worse',
  },
  unjudged: {
    first: 'How soon the following is needed has not been judged',
    next: 'How soon the following is needed has not been judged',
    personal: 'recommend the following, and have not judged how soon it is needed',
  },
  minor: {
    first: 'The following can be left to routine maintenance',
    next: 'What remains can be left to routine maintenance',
    personal: 'suggest leaving the following to routine maintenance',
  },
};

/** For rows of no judged severity that say how soon all the same. */
const TIMED = {
  first: 'The severity of the following has not been judged',
  next: 'The severity of the following has not been judged',
  personal: 'recommend the following, and have not judged its severity',
};

function bands(rows: AssessedRow[], detail: Detail, style: Style): Paragraph[] {
  const due = byPriority(rows.filter(isDue));
  // Equal actions are one item, in the band of the most urgent row that asks for them.
  const actions = merged(due, recommendedActions, detail === 'all');
  const isTimed = due.every((row) => row.priority !== 'unjudged' || row.urgency !== null);
  const paragraphs: Paragraph[] = [];
  let turn = 0;
  for (const priority of PRIORITIES) {
    const items: string[] = [];
    const summarised: AssessedRow[] = [];
    for (const same of actions.filter(({ rows: [row] }) => row.priority === priority)) {
      if (mayQuote(detail, same.rows[0]) && same.shared.length <= MAX_QUOTED) {
        items.push(proposed(same, turn));
        turn += 1;
      } else {
        summarised.push(...same.rows);
      }
    }
    for (const theme of new Set(summarised.map((row) => row.theme))) {
      const members = summarised.filter((row) => row.theme === theme);
      items.push(
        cited(
          `Deal with ${theme.title} as the observations set out for each photo`,
          listRowNumbers(members),
        ),
      );
    }
    if (items.length === 0) continue;
    const { first, next, personal } = priority === 'unjudged' && isTimed ? TIMED : BANDS[priority];
    const lead = paragraphs.length === 0 ? first : next;
    paragraphs.push({
      lead: style.person === 'impersonal' ? lead : `${capitalised(style.person)} ${personal}`,
      items,
    });
  }
  return paragraphs;
}

/** A person may know what to do before the defect is written down. */
const isDue = ({ outcome, recommendation }: AssessedRow) =>
  (outcome === 'defect' || outcome === 'not_assessed') && recommendation !== '';

const WHEN: Record<Exclude<Urgency, 'monitor'>, string> = {
  immediate: 'at once for',
  soon: 'soon for',
  planned: 'with the next planned works for',
};

/** How soon, as the rows say it. */
function howSoon(rows: AssessedRow[]): Paragraph {
  const due = rows.filter(isDue);
  const of = (urgency: Urgency) => listRowNumbers(due.filter((row) => row.urgency === urgency));
  const times = (['immediate', 'soon', 'planned'] as const).flatMap((urgency) => {
    const numbers = of(urgency);
    return numbers.length === 0 ? [] : [`${WHEN[urgency]} ${cite(numbers)}`];
  });
  const watched = of('monitor');
  const shown = watched.length === 1 ? 'shows is' : 'show is';
  return {
    items: [
      ...(times.length === 0 ? [] : [`Action is asked for ${joined(times)}.`]),
      ...(watched.length === 0 ? [] : [`What ${cite(watched)} ${shown} to be monitored first.`]),
    ],
  };
}

function silent(rows: AssessedRow[]): Paragraph {
  const undecided = rows.filter(
    ({ outcome, recommendation }) => outcome === 'defect' && recommendation === '',
  );
  if (undecided.length === 0) return { items: [] };
  return {
    items: [
      `No action has been recorded for ${cite(listRowNumbers(undecided))} yet; a competent engineer should decide what is needed.`,
    ],
  };
}

const NO_ACTION =
  /^(?:no (?:further |immediate |specific )?(?:action|work|repair|remedial|measures?)\b[^.]*\.?|nothing (?:further )?(?:required|needed|to do)\.?)/i;

function withoutDefect(rows: AssessedRow[], detail: Detail): Paragraph {
  const sound = rows
    .filter(({ outcome }) => outcome === 'no_visible_defect')
    .map((row) => ({ ...row, recommendation: row.recommendation.replace(NO_ACTION, '').trim() }));
  const idle = sound.filter(({ recommendation }) => recommendation === '');
  const items: string[] = [];
  if (idle.length > 0) {
    const shows = idle.length === 1 ? 'shows' : 'show';
    items.push(
      `No action arises from ${cite(listRowNumbers(idle))}, which ${shows} no visible defect.`,
    );
  }
  if (detail === 'none') return { items };
  const asking = sound.filter((row) => row.recommendation !== '');
  const asked = merged(asking, recommendedActions, detail === 'all')
    .filter(({ shared }) => shared.length <= MAX_QUOTED)
    .map((same, index) => proposed(same, index + 1));
  return { items: [...items, ...asked] };
}

function unfinished(rows: AssessedRow[]): Paragraph {
  const useless = listRowNumbers(rows.filter(({ outcome }) => outcome === 'nothing_inspectable'));
  const open = listRowNumbers(rows.filter(({ outcome }) => outcome === 'not_assessed'));
  const needs: string[] = [];
  if (useless.length > 0) {
    needs.push(
      `new photos are needed in place of ${cite(useless)}, or the parts have to be inspected on site`,
    );
  }
  if (open.length > 0)
    needs.push(`${cite(open)} ${open.length === 1 ? 'has' : 'have'} to be assessed`);
  if (needs.length === 0) return { items: [] };
  return { items: [`Before this report is issued, ${joined(needs)}.`] };
}
