import type { ReportModel, Row, Section } from '../model/report-model';
import { PreviewBlock } from './preview-block';
import { PreviewParagraph, rowAnchor } from './preview-paragraph';
import { PAGE_VARIABLES } from './page-variables';
import { PreviewPhoto } from './preview-photo';
import style from './report-preview.module.css';

/** The report as its files hold it, on a sheet of paper. */
export function ReportPreview({ model }: { model: ReportModel }) {
  const { title, details, properties, schedule1, schedule2, closingNote, authorship } = model;
  return (
    <div className={style.frame}>
      <article
        className={style.sheet}
        aria-label="Report preview"
        lang={properties.language}
        style={PAGE_VARIABLES}
      >
        <h2 className={style.title} dir="auto">
          {title}
        </h2>
        <dl className={style.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={style.detail}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className={style.schedule}>{schedule1.heading}</h3>
        {schedule1.rows.length > 0 ? (
          <ObservationsTable {...schedule1} />
        ) : (
          <p>{schedule1.whenEmpty}</p>
        )}
        <h3 className={style.schedule}>{schedule2.heading}</h3>
        {schedule2.sections.map((section) => (
          <SectionText key={section.heading} {...section} />
        ))}
        <p className={style.closingNote}>{closingNote}</p>
        {authorship !== null && <p className={style.authorship}>{authorship}</p>}
      </article>
    </div>
  );
}

function ObservationsTable({ columns, rows }: ReportModel['schedule1']) {
  return (
    <table className={style.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ObservationRow key={row.number} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function ObservationRow({ row, columns }: { row: Row; columns: readonly string[] }) {
  return (
    <tr id={rowAnchor(row.number)} className={style.row}>
      <td>
        {row.photo ? <PreviewPhoto {...row.photo} /> : row.whenNoPhoto}
        <span className={style.caption}>{row.caption.text}</span>
      </td>
      {[row.element, row.defect, row.recommendation].map((paragraphs, index) => (
        <td key={columns[index + 1]} data-column={columns[index + 1]}>
          {paragraphs.map((paragraph, position) => (
            <PreviewParagraph key={position} paragraph={paragraph} />
          ))}
        </td>
      ))}
    </tr>
  );
}

function SectionText({ heading, blocks }: Section) {
  return (
    <section>
      <h4 className={style.section}>{heading}</h4>
      {blocks.map((block, position) => (
        <PreviewBlock key={position} block={block} />
      ))}
    </section>
  );
}
