import { PreviewLevel } from '@/document/preview/paragraph';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';
import type { Ratings } from './model';

export function Preview({ content }: PreviewProps<Ratings>) {
  const { heading, scheme, basis, levels } = content;
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <p className={style.paragraph}>
        <strong>{scheme}</strong>
      </p>
      {basis !== '' && <p className={style.paragraph}>{basis}</p>}
      <dl>
        {levels.map((level) => (
          <div key={level.code} className={part.definition}>
            <dt>
              <PreviewLevel level={level} />
            </dt>
            <dd>
              <strong>{level.label}</strong>
              {level.definition !== '' && <span className={part.line}>{level.definition}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
