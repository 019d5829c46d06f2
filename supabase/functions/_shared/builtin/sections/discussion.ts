import { fill, fillCounted } from '../../languages/fill.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { type Detail, DETAILS, firstThatFits, isRepeated, mentionOf } from './detail.ts';
import { laidOut, type Paragraph } from './layout.ts';
import { lineOf, nameRows, photosOf, sentenceOf, together, type Wording } from './lines.ts';
import { orderRows } from './order-rows.ts';
import type { RecordedRow } from './recorded-row.ts';
import { namesTheSame } from './same-names.ts';
import type { Style } from './style.ts';

/** What the report is based on, what the rows record, and what was not inspected. */
export function composeDiscussion(
  rows: readonly RecordedRow[],
  style: Style,
  wording: Wording,
): string {
  const { draft, words } = wording;
  const of = (outcome: RecordedRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  const defects = orderRows(of('defect'), new RegExp(draft.presses, 'iu'));
  const compose = (detail: Detail) =>
    laidOut(
      [
        { items: scope(rows, defects, wording) },
        ...recorded(defects, detail, wording),
        sound(of('no_visible_defect'), defects, detail, wording),
        {
          items: [
            ...sentenceOf(of('not_assessed'), draft.notAssessed, wording),
            ...sentenceOf(of('nothing_inspectable'), draft.notUsable, wording),
          ],
        },
        { items: [draft.visual[style.person], draft.untested, draft.notCovered] },
      ],
      style,
      words.row.space,
    );
  return firstThatFits(style.length === 'brief' ? DETAILS.slice(1) : DETAILS, compose);
}

/** How much of the report shows a defect, and what must not be missed. */
function scope(
  rows: readonly RecordedRow[],
  defects: readonly RecordedRow[],
  wording: Wording,
): string[] {
  const { draft, language } = wording;
  const { tag } = FACTS_IN[language];
  const [all, broken] = [photosOf(rows).length, photosOf(defects).length];
  const graded = (severity: RecordedRow['severity']) =>
    defects.filter((row) => row.severity === severity);
  const some = broken === all ? draft.eachWithDefect : fillCounted(draft.withDefect, broken, tag);
  return [
    fillCounted(draft.basis, all, tag),
    ...(all > 1 && broken > 0 ? [some] : []),
    ...sentenceOf(graded('safety'), draft.danger, wording),
    ...sentenceOf(graded('major'), draft.major, wording),
  ];
}

function recorded(defects: readonly RecordedRow[], detail: Detail, wording: Wording): Paragraph[] {
  const { draft } = wording;
  const repeated = defects.filter((row) => isRepeated(detail, row));
  const isRanked = repeated.length > 1 && defects.some(({ rank }) => rank !== 'unjudged');
  return [
    {
      lead: isRanked ? draft.defectsRanked : draft.defects,
      items: together(repeated, ({ where, defect }) => `${where}\0${defect}`).map((same) =>
        lineOf(same, same[0].defect, wording),
      ),
    },
    {
      items: mentionOf(
        defects.filter((row) => !repeated.includes(row)),
        draft.moreDefects,
        wording,
      ),
    },
  ];
}

/**
 * Rows without a visible defect: what each is of, whole, by its photo; and where a defect is recorded for the same,
 * the photo of that.
 */
function sound(
  rows: readonly RecordedRow[],
  defects: readonly RecordedRow[],
  detail: Detail,
  wording: Wording,
): Paragraph {
  const { draft, words } = wording;
  if (detail === 'dangers' || detail === 'none') {
    return { items: sentenceOf(rows, draft.soundPhotos, wording) };
  }
  const items = together(rows, ({ where, defect }) => `${where}\0${defect}`).map((same) => {
    const [{ where, defect }] = same;
    const related = defects.filter((row) => namesTheSame(row.where, where));
    const [photos] = sentenceOf(related, draft.photo, wording);
    const name = `${nameRows(same, wording)}${photos ? fill(draft.seeAlso, { photos }) : ''}`;
    return defect === '' ? `${name}${words.row.stop}` : `${name}${words.listing.colon}${defect}`;
  });
  return { lead: draft.sound, items };
}
