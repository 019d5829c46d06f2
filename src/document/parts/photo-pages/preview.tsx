import type { Row } from '@/document/model/report-model';
import { photoPages } from '@/document/layout/photo-grid';
import { rowAnchor } from '@/document/preview/paragraph';
import { PreviewPhoto } from '@/document/preview/photo';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';

interface PreviewPhotoPagesProps {
  heading: string;
  rows: readonly Row[];
  perPage: 1 | 2 | 4 | 6;
}

/** The photos on pages of their own, as many on each as the layout says. */
export function PreviewPhotoPages({ heading, rows, perPage }: PreviewPhotoPagesProps) {
  const shown = rows.filter(({ photo }) => photo !== null);
  return (
    <section>
      <hr className={style.pageBreak} />
      <h3 className={style.schedule}>{heading}</h3>
      {photoPages(shown, perPage).map((page) => (
        <div key={page[0]?.number} className={part.photoPage} data-columns={perPage > 2 ? 2 : 1}>
          {page.map(({ number, caption, photo, note }) => (
            <figure key={number} id={rowAnchor(number)} className={part.figure}>
              {photo && <PreviewPhoto {...photo} />}
              <figcaption>
                <span className={style.caption}>{caption.text}</span>
                {note !== '' && <span className={part.note}>{note}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </section>
  );
}
