import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';
import type { Contents } from './model';

/** The document's headings; only the files know their pages. */
export function Preview({ content: { heading }, outline }: PreviewProps<Contents>) {
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <ol className={part.contents}>
        {outline.map(({ id, level, text }) => (
          <li key={id} data-level={level}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
