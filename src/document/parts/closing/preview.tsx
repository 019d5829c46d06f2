import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import type { Closing } from './model';

export function Preview({ content: { closingNote, authorship } }: PreviewProps<Closing>) {
  return (
    <>
      <p className={style.closingNote}>{closingNote}</p>
      {authorship !== null && <p className={style.authorship}>{authorship}</p>}
    </>
  );
}
