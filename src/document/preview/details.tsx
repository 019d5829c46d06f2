import type { Detail } from '../model/report-text';
import { PreviewRuns } from './paragraph';
import style from './report-preview.module.css';

export function PreviewDetails({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={style.details}>
      {details.map(({ label, value, runs }) => (
        <div key={label} className={style.detail}>
          <dt>{label}</dt>
          <dd>{runs ? <PreviewRuns runs={runs} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
