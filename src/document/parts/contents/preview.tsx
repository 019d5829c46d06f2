import { buildOutline } from '@/document/model/outline';
import type { ReportModel } from '@/document/model/report-model';
import type { PhotoList, RevisionTable, SignatureBlock } from '@/document/model/report-parts';
import { rowAnchor } from '@/document/preview/paragraph';
import style from '@/document/preview/report-preview.module.css';
import { PlainTable } from '@/document/preview/plain-table';
import { PreviewDetails, StoredPicture } from '../cover/preview';
import part from '@/document/preview/preview-parts.module.css';

/** The headings of the document; on which pages they stand is known in the files alone. */
export function PreviewContents({ heading, model }: { heading: string; model: ReportModel }) {
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <ol className={part.contents}>
        {buildOutline(model).map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function PreviewRevisions({ revisions }: { revisions: RevisionTable }) {
  const { heading, columns, rows } = revisions;
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <PlainTable columns={columns} rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))} />
    </section>
  );
}

export function PreviewPhotoList({ photoList }: { photoList: PhotoList }) {
  const { heading, columns, items } = photoList;
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

/** Who signs, or the lines to sign on by hand. */
export function PreviewSignature({ signature }: { signature: SignatureBlock }) {
  const { heading, lines, label, picture } = signature;
  return (
    <section className={part.signature}>
      <h3 className={style.schedule}>{heading}</h3>
      <PreviewDetails details={lines} />
      <div className={part.signHere}>
        <span className={part.note}>{label}</span>
        {picture && <StoredPicture picture={picture} className={part.signaturePicture} />}
      </div>
    </section>
  );
}
