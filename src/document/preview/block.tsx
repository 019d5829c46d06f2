import type { Block, TextTable } from '../model/report-text';
import { PreviewParagraph, PreviewRuns } from './paragraph';
import style from './report-preview.module.css';
import table from './text-table.module.css';

export function PreviewBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, position) => <PreviewBlock key={position} block={block} />);
}

function PreviewBlock({ block }: { block: Block }) {
  if (block.kind === 'table') return <PreviewTable table={block} />;
  if (block.kind !== 'heading') return <PreviewParagraph paragraph={block} />;
  const Heading = block.level === 0 ? 'h5' : 'h6';
  return (
    <Heading
      dir={block.isRightToLeft ? 'rtl' : 'ltr'}
      className={style.heading}
      data-level={block.level}
    >
      <PreviewRuns runs={block.runs} />
    </Heading>
  );
}

function PreviewTable({ table: { rows, isRightToLeft } }: { table: TextTable }) {
  const [head = [], ...body] = rows;
  return (
    <table dir={isRightToLeft ? 'rtl' : 'ltr'} className={table.typed}>
      <thead>
        <tr>
          {head.map((runs, column) => (
            <th key={column} scope="col">
              <PreviewRuns runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((cells, row) => (
          <tr key={row}>
            {cells.map((runs, column) => (
              <td key={column}>
                <PreviewRuns runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
