import { type CSSProperties, useState } from 'react';
import DrawingLayer from '@/lib/drawing/drawing-layer';
import type { Size } from '@/lib/pictures/size';
import { isReframed, isUntouched } from '@shared/drawing/drawing';
import { shownSize, linesAsShown } from '@shared/drawing/frame';
import { type FitBox, leastLetters } from '../layout/printed-box';
import type { RowPhoto } from '../model/report-content';
import { keyBeneath } from '../pictures/shapes-over';
import style from './photo.module.css';
import sheet from './report-preview.module.css';

/** Shows what the files print here: the rendition, else the photo, else its address. */
export function PreviewPhoto({
  url,
  renditionUrl,
  alt,
  suggestedLines,
  drawing,
  fitBox,
}: RowPhoto & { fitBox?: FitBox | undefined }) {
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Size | null>(null);
  const source = [renditionUrl, url][attempt];
  if (source === undefined) return url;
  const shown = picture && shownSize(picture, drawing);
  const key = shown
    ? keyBeneath({ suggestedLines, drawing, ...(fitBox && { fitBox }) }, shown)
    : '';
  return (
    <>
      <span
        className={isReframed(drawing) ? style.framedPicture : style.frameOfPicture}
        style={{ '--aspect': shown ? shown.width / shown.height : 4 / 3 } as CSSProperties}
      >
        <img
          key={source}
          src={source}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={picture ? style.picture : `${style.picture} ${style.awaited}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setPicture({ width: naturalWidth, height: naturalHeight });
          }}
          onError={() => {
            setAttempt(attempt + 1);
          }}
        />
        {picture && !isUntouched(drawing) && (
          <DrawingLayer
            drawing={drawing}
            picture={picture}
            source={source}
            leastLetters={fitBox && leastLetters(shownSize(picture, drawing), fitBox)}
            className={style.drawing}
          />
        )}
        {picture && suggestedLines.length > 0 && (
          <PreviewAnnotations suggestedLines={suggestedLines} drawing={drawing} />
        )}
      </span>
      {key !== '' && <span className={sheet.caption}>{key}</span>}
    </>
  );
}

/** Lines over the picture; its alternative text describes them. */
function PreviewAnnotations({
  suggestedLines,
  drawing,
}: Pick<RowPhoto, 'suggestedLines' | 'drawing'>) {
  const lines = linesAsShown(suggestedLines, drawing).map(({ points }) =>
    points.map((point) => point.join(',')).join(' '),
  );
  return (
    <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={style.marks}>
      {[style.markCasing, style.markLine].map((look) =>
        lines.map((points, index) => (
          <polyline key={`${look} ${index}`} points={points} className={look} />
        )),
      )}
    </svg>
  );
}
