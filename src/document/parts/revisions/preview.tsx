import { PlainTable } from '@/document/preview/plain-table';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import type { Revisions } from './model';

export function Preview({ content: { heading, columns, rows } }: PreviewProps<Revisions>) {
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <PlainTable columns={columns} rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))} />
    </section>
  );
}
