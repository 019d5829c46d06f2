import { rowAnchor } from '@/document/preview/paragraph';
import { PlainTable } from '@/document/preview/plain-table';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import type { PhotoList } from './model';

/** Only the files know the photos' pages. */
export function Preview({ content: { heading, columns, items } }: PreviewProps<PhotoList>) {
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <PlainTable
        columns={columns.slice(0, -1)}
        rows={items.map(({ reference, texts }) => ({
          key: reference.text,
          cells: [
            <a key="photo" href={`#${rowAnchor(reference.photo)}`} className={style.reference}>
              {reference.text}
            </a>,
            ...texts,
          ],
        }))}
      />
    </section>
  );
}
