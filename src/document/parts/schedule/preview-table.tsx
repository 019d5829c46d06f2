import type { CSSProperties } from 'react';
import { columnWidths } from '@/document/layout/column-widths';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { type FitBox, printedBoxes } from '@/document/layout/printed-box';
import { cn } from '@/lib/cn';
import {
  captionText,
  type ColumnKind,
  type PlacedPhoto,
  type Row,
  type Schedule1,
} from '@/document/model/report-content';
import type { Paragraph } from '@/document/model/report-text';
import { PreviewLevel, PreviewParagraph, rowAnchor } from '@/document/preview/paragraph';
import { PreviewPhoto } from '@/document/preview/photo';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';

export function PreviewSchedule(schedule: Schedule1) {
  const { columns, kinds, rows } = schedule;
  const boxes = printedBoxes(schedule);
  const widths = columnWidths({ kinds, columns, rows }).map((width): CSSProperties => ({
    width: `${(width / CONTENT_WIDTH) * 100}%`,
  }));
  const hasPhotos = kinds.includes('photo');
  return (
    <table className={style.table}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" style={widths[index]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.number}
            // References lead here where photos have pages of their own.
            id={hasPhotos ? rowAnchor(row.number) : undefined}
            className={style.row}
          >
            {kinds.map((kind, index) => (
              <td key={kind} data-column={kind === 'photo' ? undefined : columns[index]}>
                <Cell row={row} kind={kind} chooseBox={(photo) => boxes(photo, row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  row: Row;
  kind: ColumnKind;
  chooseBox: (photo: PlacedPhoto) => FitBox;
}

function Cell({ row, kind, chooseBox }: CellProps) {
  const { facts } = row;
  if (kind === 'photo') {
    return (
      <>
        <Captioned placed={row} fitBox={chooseBox(row)} />
        {row.more.map((photo) => (
          <div key={photo.number} id={rowAnchor(photo.number)} className={part.more}>
            <Captioned placed={photo} fitBox={chooseBox(photo)} />
          </div>
        ))}
      </>
    );
  }
  if (kind === 'number') {
    return [row, ...row.more].map(({ number, caption, photo }: PlacedPhoto) =>
      photo ? (
        <a key={number} href={`#${rowAnchor(number)}`} className={cn(style.reference, part.line)}>
          {caption.text}
        </a>
      ) : (
        caption.text
      ),
    );
  }
  if (kind === 'location') return facts.printed.location;
  if (kind === 'rating') {
    return (
      <>
        {facts.level && <PreviewLevel level={facts.level} />}
        {facts.danger && (
          <span className={part.line}>
            <PreviewLevel level={facts.danger} />
          </span>
        )}
        {facts.urgency !== '' && <span className={part.line}>{facts.urgency}</span>}
      </>
    );
  }
  return <Paragraphs paragraphs={row[kind]} />;
}

function Captioned({ placed, fitBox }: { placed: PlacedPhoto; fitBox: FitBox }) {
  const { photo, whenNoPhoto } = placed;
  return (
    <>
      {photo ? <PreviewPhoto {...photo} fitBox={fitBox} /> : whenNoPhoto}
      <span className={style.caption}>{captionText(placed)}</span>
    </>
  );
}

function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return paragraphs.map((paragraph, position) => (
    <PreviewParagraph key={position} paragraph={paragraph} />
  ));
}
