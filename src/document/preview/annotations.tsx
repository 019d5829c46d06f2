import { linesAsShown } from '../../../supabase/functions/_shared/drawing/frame';
import type { RowPhoto } from '../model/report-content';
import style from './photo.module.css';

/** Lines over the picture that they lie on; its description names them. */
export function PreviewAnnotations({ marks, drawing }: Pick<RowPhoto, 'marks' | 'drawing'>) {
  const lines = linesAsShown(marks, drawing).map(({ points }) =>
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
