import { fill } from '../../languages/fill.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { type Detail, DETAILS, firstThatFits, isRepeated, mentionRows } from './detail.ts';
import { layOut, type Paragraph } from './layout.ts';
import {
  formatLine,
  nameRows,
  listPhotos,
  citePhotos,
  together,
  type Wording,
} from '../../rows/row-lines.ts';
import { orderRows } from './order-rows.ts';
import type { RecordedRow } from '../../rows/recorded-row.ts';
import { namesTheSame } from '../../rows/same-names.ts';
import type { Style } from './style.ts';

/** Writes the rows' records and the photos that were not inspected. */
export function composeDiscussion(
  rows: readonly RecordedRow[],
  style: Style,
  wording: Wording,
): string {
  const { draft, row: words } = wording.words;
  const { signs } = FACTS_IN[wording.language];
  const of = (outcome: RecordedRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  const defects = orderRows(of('defect'), new RegExp(draft.presses, 'iu'));
  const unusable = `${words.nothingInspectable}${signs.colon}{list}${signs.stop}`;
  const compose = (detail: Detail) => {
    const repeated = defects.filter((row) => isRepeated(detail, row));
    const left = defects.filter((row) => !repeated.includes(row));
    const alike = together(repeated, ({ where, defect }) => `${where}\0${defect}`);
    return layOut(
      [
        {
          lead: draft.defects,
          items: alike.map((same) => formatLine(same, same[0].defect, wording)),
        },
        { items: mentionRows(left, draft.more, wording) },
        sound(of('no_visible_defect'), defects, detail, wording),
        {
          items: [
            ...citePhotos(of('not_assessed'), draft.notAssessed, wording),
            ...citePhotos(of('nothing_inspectable'), unusable, wording),
          ],
        },
        { items: [draft.visual[style.person], draft.untested, draft.notCovered] },
      ],
      style,
      signs.space,
    );
  };
  return firstThatFits(style.length === 'brief' ? DETAILS.slice(1) : DETAILS, compose);
}

/** Rows without a visible defect, by subject and photo, with the photo of any defect recorded for the same subject. */
function sound(
  rows: readonly RecordedRow[],
  defects: readonly RecordedRow[],
  detail: Detail,
  wording: Wording,
): Paragraph {
  const { draft } = wording.words;
  const { stop, colon } = FACTS_IN[wording.language].signs;
  if (detail === 'dangers' || detail === 'none') {
    return { lead: draft.sound, items: citePhotos(rows, `{list}${stop}`, wording) };
  }
  const items = together(rows, ({ where, defect }) => `${where}\0${defect}`).map((same) => {
    const [{ where, defect }] = same;
    const photos = listPhotos(
      defects.filter((row) => namesTheSame(row.where, where)),
      wording,
    );
    const name = `${nameRows(same, wording)}${photos && fill(draft.seeAlso, { photos })}`;
    return defect === '' ? `${name}${stop}` : `${name}${colon}${defect}`;
  });
  return { lead: draft.sound, items };
}
