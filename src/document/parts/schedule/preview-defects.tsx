import { TEXT_FIELDS } from '@shared/row-words';
import { defectBox, defectPhotos } from '@/document/layout/defect-photos';
import { defectHeading } from '@/document/model/outline';
import {
  captionText,
  type PlacedPhoto,
  type Row,
  type Schedule1,
} from '@/document/model/report-content';
import { PreviewDetails } from '@/document/preview/details';
import { rowAnchor } from '@/document/preview/paragraph';
import { PreviewBlocks } from '@/document/preview/block';
import { PreviewPhoto } from '@/document/preview/photo';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';

interface PreviewDefectsProps {
  rows: readonly Row[];
  labels: Schedule1['textLabels'];
}

export function PreviewDefects({ rows, labels }: PreviewDefectsProps) {
  return rows.map((row, index) => (
    <section key={row.number} id={rowAnchor(row.number)} className={style.row}>
      {index > 0 && <hr className={style.pageBreak} />}
      <h4 className={style.section}>{defectHeading(row)}</h4>
      <Photos row={row} />
      <PreviewDetails details={row.facts.lines} />
      {TEXT_FIELDS.map((name) => (
        <div key={name}>
          <h5 className={style.section}>{labels[name]}</h5>
          <PreviewBlocks blocks={row[name]} />
        </div>
      ))}
    </section>
  ));
}

/** The finding's photos, side by side where there are several. */
function Photos({ row }: { row: Row }) {
  const photos = defectPhotos(row);
  return (
    <div className={part.photoPage} data-columns={photos.columns}>
      {[row, ...row.more].map((placed: PlacedPhoto) => (
        <figure
          key={placed.number}
          id={placed.number === row.number ? undefined : rowAnchor(placed.number)}
          className={part.figure}
        >
          {placed.photo ? (
            <PreviewPhoto {...placed.photo} fitBox={defectBox(photos)} />
          ) : (
            <p>{placed.whenNoPhoto}</p>
          )}
          <figcaption className={style.caption}>{captionText(placed)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
