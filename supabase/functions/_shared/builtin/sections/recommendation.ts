import type { AnalystWords } from '../../languages/forms/analyst.ts';
import { toStatement } from '../../languages/split-sentences.ts';
import { DOCUMENT_IN } from '../../languages/tables/document.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { type Detail, DETAILS, firstThatFits, isRepeated, mentionRows } from './detail.ts';
import { layOut, type Paragraph } from './layout.ts';
import { formatLine, citePhotos, together, type Wording } from '../../rows/row-lines.ts';
import { orderRows } from './order-rows.ts';
import { type Rank, RANKS, type RecordedRow } from '../../rows/recorded-row.ts';
import type { Style } from './style.ts';

/** Writes the rows' recommendations with place and urgency, the most urgent first, and the open decisions. */
export function composeRecommendation(
  rows: readonly RecordedRow[],
  style: Style,
  wording: Wording,
): string {
  const { draft } = wording.words;
  const asking = rows.filter(
    ({ outcome, recommendation }) =>
      outcome === 'defect' || asksForAction(recommendation, wording.words),
  );
  const of = (outcome: RecordedRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  const open = [
    ...citePhotos(of('not_assessed'), draft.toAssess, wording),
    ...citePhotos(of('nothing_inspectable'), draft.toReplace, wording),
  ];
  const lead = asking.length > 0 ? draft.recommended[style.person] : draft.nothing;
  return firstThatFits(DETAILS, (detail) =>
    layOut(
      [{ items: [lead] }, ...actions(asking, detail, wording), { items: open }],
      style,
      FACTS_IN[wording.language].signs.space,
    ),
  );
}

/** Requests for another photo are collected in one sentence below. */
function asksForAction(recommendation: string, { row, unusable }: AnalystWords): boolean {
  const advices = Object.values(unusable).map(({ advice }) => advice);
  const idle = ['', row.noAction, row.anotherPhoto, ...advices].map(toStatement);
  return !idle.includes(toStatement(recommendation));
}

/** Groups actions by recorded urgency; a person may know what to do before the defect is described. */
function actions(asking: readonly RecordedRow[], detail: Detail, wording: Wording): Paragraph[] {
  const { draft } = wording.words;
  const { colon } = FACTS_IN[wording.language].signs;
  const presses = new RegExp(draft.presses, 'iu');
  const due = asking.filter(({ outcome }) => outcome !== 'no_visible_defect');
  const further = asking.filter((row) => !due.includes(row) && detail !== 'none');
  const bands = RANKS.map((rank) => {
    const band = due.filter((row) => row.rank === rank && isRepeated(detail, row));
    return { lead: rankHeading(rank, wording), items: lines(orderRows(band, presses), wording) };
  });
  const left = due.filter((row) => !isRepeated(detail, row));
  const undecided = left.filter(({ recommendation }) => recommendation === '');
  const decided = left.filter((row) => !undecided.includes(row));
  return [
    ...bands,
    {
      items: [
        ...mentionRows(decided, draft.more, wording),
        ...mentionRows(undecided, `{list}${colon}${draft.noAction}`, wording),
      ],
    },
    { lead: draft.further, items: lines(further, wording) },
  ];
}

/** "Severity: Major", in the document's words. */
export function rankHeading(rank: Rank, { words, language }: Wording): string {
  const { draft } = words;
  const { colon } = FACTS_IN[language].signs;
  if (rank === 'safety') return draft.danger;
  if (rank === 'unjudged') return draft.unjudged;
  const { schedule, severities, urgencies } = DOCUMENT_IN[language].parts;
  return rank === 'immediate'
    ? `${schedule.urgency}${colon}${urgencies[rank]}`
    : `${schedule.severity}${colon}${severities[rank]}`;
}

/** Lines of actions; equal ones with the same urgency share a line that names all places. */
function lines(rows: readonly RecordedRow[], wording: Wording): string[] {
  const { draft } = wording.words;
  const { schedule, urgencies } = DOCUMENT_IN[wording.language].parts;
  const { colon, stop, space } = FACTS_IN[wording.language].signs;
  return together(rows, ({ recommendation, urgency }) => `${recommendation}\0${urgency ?? ''}`).map(
    (same) => {
      const [{ recommendation, urgency, rank }] = same;
      // The group's heading already says it.
      const when = urgency !== null && rank !== 'immediate';
      const says = recommendation || draft.noAction;
      return formatLine(
        same,
        when ? `${says}${space}${schedule.urgency}${colon}${urgencies[urgency]}${stop}` : says,
        wording,
      );
    },
  );
}
