import { PreviewLevel, rowAnchor } from '@/document/preview/paragraph';
import { PlainTable } from '@/document/preview/plain-table';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';
import type { Summary } from './model';

export function Preview({ content }: PreviewProps<Summary>) {
  const { heading, columns, counts, urgent } = content;
  return (
    <section>
      <h3 className={style.schedule}>{heading}</h3>
      <PlainTable
        columns={columns}
        rows={counts.map(({ level, meaning, count }) => ({
          key: level?.code ?? '',
          cells: [level && <PreviewLevel key="level" level={level} />, meaning, count],
        }))}
      />
      {urgent && (
        <>
          <h4 className={style.section}>{urgent.heading}</h4>
          {urgent.items.map(({ reference, text, note }) => (
            <p key={reference.photo} className={style.paragraph}>
              <a href={`#${rowAnchor(reference.photo)}`} className={style.reference}>
                {reference.text}
              </a>{' '}
              {text}
              {note !== '' && <span className={part.note}> ({note})</span>}
            </p>
          ))}
          {urgent.more !== '' && <p className={style.paragraph}>{urgent.more}</p>}
        </>
      )}
    </section>
  );
}
