import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import type { Closing } from './model';

export function Preview({ content: { closingNote, provenance } }: PreviewProps<Closing>) {
  return (
    <>
      <p className={style.closingNote}>{closingNote}</p>
      {provenance !== null && <p className={style.provenance}>{provenance}</p>}
    </>
  );
}
