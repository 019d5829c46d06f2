import { fittedBox } from '@/document/layout/page-layout';
import { photoGrid, photoPages } from '@/document/layout/photo-grid';
import { captionText } from '@/document/model/report-content';
import { rowAnchor } from '@/document/preview/paragraph';
import { PreviewPhoto } from '@/document/preview/photo';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';
import type { PhotoPages } from './model';

export function Preview({ content: { heading, perPage, photos } }: PreviewProps<PhotoPages>) {
  return (
    <section>
      <hr className={style.pageBreak} />
      <h3 className={style.schedule}>{heading}</h3>
      {photoPages(photos, perPage).map((page) => (
        <div
          key={page[0]?.placed.number}
          className={part.photoPage}
          data-columns={perPage > 2 ? 2 : 1}
        >
          {page.map(({ placed, placed: { number, photo }, note }) => (
            <figure key={number} id={rowAnchor(number)} className={part.figure}>
              {photo && (
                <PreviewPhoto
                  {...photo}
                  fitBox={(size) => fittedBox(size, photoGrid(perPage).picture)}
                />
              )}
              <figcaption>
                <span className={style.caption}>{captionText(placed)}</span>
                {note !== '' && <span className={part.note}>{note}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </section>
  );
}
