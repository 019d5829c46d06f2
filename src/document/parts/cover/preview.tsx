import type { Cover, PrintedPicture } from '@/document/model/report-parts';
import type { ReportModel, Row } from '@/document/model/report-model';
import { PreviewRuns } from '@/document/preview/paragraph';
import { PreviewPhoto } from '@/document/preview/photo';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';

interface PreviewCoverProps {
  cover: Cover;
  title: string;
  rows: readonly Row[];
}

/** The page before all others. */
export function PreviewCover({ cover, title, rows }: PreviewCoverProps) {
  const { firm, photo, details } = cover;
  const shown = rows.find(({ number }) => number === photo)?.photo;
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

export function PreviewDetails({ details }: Pick<ReportModel, 'details'>) {
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

export function StoredPicture({
  picture: { mediaType, data, width, height, alt },
  className,
}: {
  picture: PrintedPicture;
  className: string | undefined;
}) {
  return (
    <img
      src={`data:${mediaType};base64,${data}`}
      width={width}
      height={height}
      alt={alt}
      className={className}
    />
  );
}
