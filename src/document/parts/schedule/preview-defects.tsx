import { defectHeading } from '@/document/model/outline';
import type { ReportModel, Row } from '@/document/model/report-model';
import { rowAnchor } from '@/document/preview/paragraph';
import { PreviewBlock } from '@/document/preview/block';
import { PreviewPhoto } from '@/document/preview/photo';
import style from '@/document/preview/report-preview.module.css';
import { PreviewDetails } from '../cover/preview';

interface PreviewDefectsProps {
  rows: readonly Row[];
  /** What the three texts are called. */
  labels: ReportModel['schedule1']['textLabels'];
}

/** Each defect for itself: its photo, what stands beside it, its texts. */
export function PreviewDefects({ rows, labels }: PreviewDefectsProps) {
  return rows.map((row, index) => (
    <section key={row.number} id={rowAnchor(row.number)} className={style.row}>
      {index > 0 && <hr className={style.pageBreak} />}
      <h4 className={style.section}>{defectHeading(row)}</h4>
      {row.photo ? <PreviewPhoto {...row.photo} /> : <p>{row.whenNoPhoto}</p>}
      <span className={style.caption}>{row.caption.text}</span>
      <PreviewDetails details={row.facts.lines} />
      {(['element', 'defect', 'recommendation'] as const).map((name) => (
        <div key={name}>
          <h5 className={style.section}>{labels[name]}</h5>
          {row[name].map((block, position) => (
            <PreviewBlock key={position} block={block} />
          ))}
        </div>
      ))}
    </section>
  ));
}
