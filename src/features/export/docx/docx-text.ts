import { type IParagraphOptions, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx';
import { SPACE } from '../layout/page-layout';
import type { Paragraph as ModelParagraph, Run } from '../model/report-model';
import { fieldWithResult } from './docx-field';
import { STYLE, twips } from './docx-styles';

/** A paragraph that hangs behind its marker. */
export const hanging = (level: number) => ({
  left: twips(SPACE.hanging * (level + 1)),
  hanging: twips(SPACE.hanging),
});
/** The list that bullets belong to; build-docx.ts defines it. */
export const BULLETS = 'bullets';

/** Names the caption of a row, for links to it. */
export const captionBookmark = (photo: number) => `photo_${photo}`;
/** Names the number alone within that caption, for references that show it. */
export const numberBookmark = (photo: number) => `photo_${photo}_number`;

/** The model's paragraph as Word's, in the named style. */
export function docxParagraph(
  { kind, level, marker, isRightToLeft, runs }: ModelParagraph,
  options: Pick<IParagraphOptions, 'style'> = {},
): Paragraph {
  return new Paragraph({
    ...options,
    ...(isRightToLeft && { bidirectional: true }),
    ...(kind === 'bullet' && { numbering: { reference: BULLETS, level, custom: true } }),
    ...(kind === 'numbered' && {
      indent: hanging(level),
    }),
    children: [
      ...(kind === 'numbered' ? [new TextRun({ children: [marker, new Tab()] })] : []),
      ...runs.flatMap((run) =>
        docxRuns(kind === 'heading' ? { ...run, isBold: true } : run, isRightToLeft),
      ),
    ],
  });
}

/** The model's run as Word's. */
export function docxRuns(run: Run, rightToLeft: boolean): ParagraphChild[] {
  if (run.photo === null) {
    const children = run.text
      .split('\t')
      .flatMap((text, index) => (index === 0 ? [text] : [new Tab(), text]));
    return [new TextRun({ children, bold: run.isBold, ...(rightToLeft && { rightToLeft }) })];
  }
  const { photo, words, isBold: bold } = run;
  const style = STYLE.link;
  // Two fields, one in the other: the outer one is a link wherever the file is opened, the inner one
  // follows the caption's number when rows are removed or moved in Word. A link element instead of
  // the outer field would hide these words from readers that look for text among runs only.
  return fieldWithResult(
    `HYPERLINK \\l "${captionBookmark(photo)}"`,
    [
      ...(words === '' ? [] : [new TextRun({ text: words, style, bold })]),
      ...fieldWithResult(
        `REF ${numberBookmark(photo)} \\h`,
        [new TextRun({ text: String(photo), style, bold })],
        style,
      ),
    ],
    style,
  );
}
