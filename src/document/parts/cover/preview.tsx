import { listPhotos } from '@/document/model/report-content';
import { PreviewDetails } from '@/document/preview/details';
import { PreviewPhoto } from '@/document/preview/photo';
import type { PreviewProps } from '@/document/preview/preview-face';
import { StoredPicture } from '@/document/preview/stored-picture';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';
import type { Cover } from './model';

export function Preview({ content, report }: PreviewProps<Cover>) {
  const { title, firm, photo, details } = content;
  const shown = listPhotos(report.schedule1.rows).find(({ number }) => number === photo)?.photo;
  return (
    <section className={part.cover}>
      {firm && (
        <header className={part.firm}>
          {firm.logo && <StoredPicture picture={firm.logo} className={part.logo} />}
          <div>
            <strong dir="auto">{firm.name}</strong>
            {firm.lines.map((line) => (
              <span key={line} className={part.line} dir="auto">
                {line}
              </span>
            ))}
          </div>
        </header>
      )}
      <p className={part.coverTitle} dir="auto">
        {title}
      </p>
      {shown && (
        <div className={part.coverPhoto}>
          <PreviewPhoto {...shown} />
        </div>
      )}
      <PreviewDetails details={details} />
      <hr className={style.pageBreak} />
    </section>
  );
}
