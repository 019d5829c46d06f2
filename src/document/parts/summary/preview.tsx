import type { PrintedLevel, RatingsAppendix, Summary } from '@/document/model/report-parts';
import { buildLevelChip } from '@/document/model/printed-levels';
import { PreviewRuns, rowAnchor } from '@/document/preview/paragraph';
import style from '@/document/preview/report-preview.module.css';
import { PlainTable } from '@/document/preview/plain-table';
import part from '@/document/preview/preview-parts.module.css';

/** How many rows have each rating, and which of them cannot wait. */
export function PreviewSummary({ summary }: { summary: Summary }) {
  const { heading, columns, counts, urgent } = summary;
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

/** The levels of the report's scheme, each with what it means. */
export function PreviewRatings({ ratings }: { ratings: RatingsAppendix }) {
  const { heading, scheme, basis, levels } = ratings;
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

/** A level's code on its colour. */
export function PreviewLevel({ level }: { level: PrintedLevel }) {
  return <PreviewRuns runs={[buildLevelChip(level)]} />;
}
