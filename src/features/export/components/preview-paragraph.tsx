import type { Paragraph } from '../model/report-model';
import style from './report-preview.module.css';

/** Names a row of the preview, for references to its photo. */
export const rowAnchor = (photo: number) => `photo-${photo}`;

/** One paragraph of the report; a mention of a photo leads to its row. */
export function PreviewParagraph({ paragraph }: { paragraph: Paragraph }) {
  const { kind, marker, isRightToLeft, runs } = paragraph;
  return (
    <p
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      className={kind === 'text' ? style.paragraph : `${style.paragraph} ${style.hanging}`}
    >
      {marker !== '' && <span className={style.marker}>{marker}</span>}
      {runs.map(({ text, photo }, position) =>
        photo === null ? (
          text
        ) : (
          <a key={position} href={`#${rowAnchor(photo)}`} className={style.reference}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}
