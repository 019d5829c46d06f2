import type { ReactNode } from 'react';
import style from './report-preview.module.css';
import part from './preview-parts.module.css';

interface PlainTableProps {
  columns: readonly string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A part's table; phones repeat the column heads beside stacked cells. */
export function PlainTable({ columns, rows }: PlainTableProps) {
  return (
    <table className={`${style.table} ${part.plain}`}>
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
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
