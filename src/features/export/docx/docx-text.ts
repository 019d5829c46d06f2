import { type IParagraphOptions, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx';
import { SPACE } from '../layout/page-layout';
import type { Paragraph as ModelParagraph, Run } from '../model/report-model';
import { fieldWithResult } from './docx-field';
import { STYLE, twips } from './docx-styles';

/** A paragraph that hangs behind its marker. */
export const hanging = { left: twips(SPACE.hanging), hanging: twips(SPACE.hanging) };
/** The list that bullets belong to; build-docx.ts defines it. */
export const BULLETS = 'bullets';

/** Names the caption of a row, for links to it. */
export const captionBookmark = (photo: number) => `photo_${photo}`;
/** Names the number alone within that caption, for references that show it. */
export const numberBookmark = (photo: number) => `photo_${photo}_number`;

/** The model's paragraph as Word's, in the named style. */
export function docxParagraph(
  { kind, marker, isRightToLeft, runs }: ModelParagraph,
  options: Pick<IParagraphOptions, 'style'> = {},
): Paragraph {
  return new Paragraph({
    ...options,
    ...(isRightToLeft && { bidirectional: true }),
    ...(kind === 'bullet' && { numbering: { reference: BULLETS, level: 0, custom: true } }),
    ...(kind === 'numbered' && {
      indent: hanging,
    }),
    children: [
      ...(kind === 'numbered' ? [new TextRun({ children: [marker, new Tab()] })] : []),
      ...runs.flatMap((run) => docxRuns(run, isRightToLeft)),
    ],
  });
}

function docxRuns(run: Run, rightToLeft: boolean): ParagraphChild[] {
  if (run.photo === null) {
    return [new TextRun({ text: run.text, ...(rightToLeft && { rightToLeft }) })];
  }
  const { photo, words } = run;
  const style = STYLE.link;
  // Two fields, one in the other: the outer one is a link wherever the file is opened, the inner one
  // follows the caption's number when rows are removed or moved in Word. A link element instead of
  // the outer field would hide these words from readers that look for text among runs only.
  return fieldWithResult(
    `HYPERLINK \\l "${captionBookmark(photo)}"`,
    [
      ...(words === '' ? [] : [new TextRun({ text: words, style })]),
      ...fieldWithResult(
        `REF ${numberBookmark(photo)} \\h`,
        [new TextRun({ text: String(photo), style })],
        style,
      ),
    ],
    style,
  );
}
