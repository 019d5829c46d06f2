import { type Edit, paragraph, run } from './edit-word-file.fixture';

const TABLE = /<w:tbl>.*?<\/w:tbl>/gsu;
const ROW = /<w:tr(?: [^>]*)?>.*?<\/w:tr>/gsu;
const CELL = /<w:tc>.*?<\/w:tc>/gsu;

const PICTURE =
  '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="99" name="New"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rIdNew"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
const BOX =
  '<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent><w:p><w:r><w:t>Boxed words</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>';

const SCHEDULE_2 = 'Schedule 2: Discussion and Recommendation';

/** Changes the table of the observations; in a layout without one the file stays as it is. */
const inTable =
  (change: (rows: string[], table: string) => string[]): Edit =>
  (xml) =>
    xml.replace(TABLE, (table) => {
      const rows = table.match(ROW) ?? [];
      if (!table.includes('_c_')) return table;
      const start = table.slice(0, table.indexOf(rows[0] ?? ''));
      return `${start}${change(rows, table).join('')}</w:tbl>`;
    });

const inCells = (change: (cells: string[], row: number) => string[]): Edit =>
  inTable((rows) =>
    rows.map((row, index) => {
      const cells = row.match(CELL) ?? [];
      const start = row.slice(0, row.indexOf(cells[0] ?? ''));
      return `${start}${change(cells, index).join('')}</w:tr>`;
    }),
  );

const span = (cell: string, columns: number) =>
  cell.replace('<w:tcPr>', `<w:tcPr><w:gridSpan w:val="${columns}"/>`);
const inner = (cell: string) => cell.replace(/^<w:tc>(?:<w:tcPr>.*?<\/w:tcPr>)?|<\/w:tc>$/gsu, '');
/** Before the last paragraph that says this: the contents say it too. */
const before =
  (says: string, added: string): Edit =>
  (xml) => {
    const at = xml.lastIndexOf('<w:p>', xml.lastIndexOf(`>${says}<`));
    return xml.slice(0, at) + added + xml.slice(at);
  };
const words =
  (from: string, to: string): Edit =>
  (xml) => {
    const at = xml.lastIndexOf(`>${from}<`);
    return xml.slice(0, at) + xml.slice(at).replace(`>${from}<`, `>${to}<`);
  };

/** Moves the Recommendation before the Discussion, each with its heading. */
const otherOrder: Edit = (xml) => {
  const at = (bookmark: string) =>
    xml.lastIndexOf('<w:p>', xml.search(new RegExp(`_${bookmark}_[0-9a-z]{8}"`, 'u')));
  const [discussion, recommendation] = [at('s'), at('t')];
  const closing = xml
    .slice(recommendation)
    .search(/<w:p>(?:(?!<\/w:p>).)*?(?:Early access|>Signature<)/su);
  const end = recommendation + closing;
  return (
    xml.slice(0, discussion) +
    xml.slice(recommendation, end) +
    xml.slice(discussion, recommendation) +
    xml.slice(end)
  );
};

/** Each edit of a file, and the words that have to be offered or listed; none where only the look changes. */
export const EDITS: Record<
  string,
  { edit: Edit; says: string[]; isTable?: boolean; isEach?: boolean }
> = {
  'a cell is split': {
    isTable: true,
    says: [],
    edit: inCells((cells, row) =>
      cells.flatMap((cell, column) => {
        if (column !== cells.length - 1) return [cell];
        if (row !== 2) return [span(cell, 2)];
        const own = cell.split('</w:p>');
        return [`${own[0]}</w:p></w:tc>`, `<w:tc><w:tcPr/>${own.slice(1).join('</w:p>')}`];
      }),
    ),
  },
  'a cell is split off the grid, with words': {
    isTable: true,
    says: ['And more of it'],
    edit: inCells((cells, row) =>
      row === 2 ? [...cells, `<w:tc><w:tcPr/>${paragraph('And more of it')}</w:tc>`] : cells,
    ),
  },
  'cells are merged': {
    isTable: true,
    says: [],
    edit: inCells((cells, row) => {
      if (row !== 2) return cells;
      const at = cells.findIndex((cell) => cell.includes('_e_'));
      const merged = span(cells[at] ?? '', 2).replace(
        '</w:tc>',
        `${inner(cells[at + 1] ?? '')}</w:tc>`,
      );
      return [...cells.slice(0, at), merged, ...cells.slice(at + 2)];
    }),
  },
  'cells are merged and their marks lost': {
    isTable: true,
    says: ['Defect', 'Crack 2 runs along the joint'],
    edit: inCells((cells, row) => {
      if (row !== 2) return cells;
      const at = cells.findIndex((cell) => cell.includes('_e_'));
      const merged = span(cells[at] ?? '', 2).replace(
        '</w:tc>',
        `${inner(cells[at + 1] ?? '').replace(/<w:bookmark[^>]*>/gu, '')}</w:tc>`,
      );
      return [...cells.slice(0, at), merged, ...cells.slice(at + 2)];
    }),
  },
  'columns are swapped': {
    isTable: true,
    says: ['Defect'],
    edit: inCells((cells) => {
      const [last, other] = [cells[3] ?? '', cells[2] ?? ''];
      return [...cells.slice(0, 2), last, other, ...cells.slice(4)];
    }),
  },
  'a column is deleted': {
    isTable: true,
    says: ['Recommendation'],
    edit: inCells((cells, row) =>
      cells.filter((cell, column) =>
        row === 0 ? !cell.includes('>Recommendation<') : !cell.includes('_r_') || column === 0,
      ),
    ),
  },
  'a column is added': {
    isTable: true,
    says: ['Cost', 'GBP 101'],
    edit: inCells((cells, row) => [
      ...cells,
      `<w:tc><w:tcPr/>${paragraph(row === 0 ? 'Cost' : `GBP 10${row}`)}</w:tc>`,
    ]),
  },
  'a head is called otherwise': {
    isTable: true,
    says: ['Finding'],
    edit: (xml) => xml.replace(/(<w:tr>(?:(?!<\/w:tr>).)*>)Defect</su, '$1Finding<'),
  },
  'a number of a caption typed over': {
    says: ['The caption of Photo 2 has the number 4'],
    edit: (xml) =>
      xml.replace(/(w:name="photo_2_number".*?<w:t[^>]*>)2</su, (_, start: string) => `${start}4<`),
  },
  'a row across all columns': {
    isTable: true,
    says: ['North face'],
    edit: inTable((rows) => [
      ...rows.slice(0, 2),
      `<w:tr>${span(`<w:tc><w:tcPr></w:tcPr>${paragraph('North face')}</w:tc>`, 9)}</w:tr>`,
      ...rows.slice(2),
    ]),
  },
  'a paragraph between rows': {
    isTable: true,
    says: ['Between the rows'],
    edit: inTable((rows, table) => {
      const start = table.slice(0, table.indexOf(rows[0] ?? ''));
      return [
        ...rows.slice(0, 2),
        `</w:tbl>${paragraph('Between the rows')}${start}`,
        ...rows.slice(2),
      ];
    }),
  },
  'a row is deleted': {
    isTable: true,
    says: ['deleted'],
    edit: inTable((rows) => rows.filter((_, index) => index !== 2)),
  },
  'a row is moved': {
    isTable: true,
    says: ['moved'],
    edit: inTable(([head = '', first = '', ...rest]) => [head, ...rest, first]),
  },
  'a row is copied': {
    isTable: true,
    says: ['added'],
    edit: inTable((rows) => [...rows, (rows[1] ?? '').replace(/<w:bookmark[^>]*>/gu, '')]),
  },
  'a row is inserted': {
    isTable: true,
    says: ['New wall'],
    edit: inTable((rows) => [
      ...rows,
      (rows[1] ?? '').replace(CELL, `<w:tc><w:tcPr/>${paragraph('New wall')}</w:tc>`),
    ]),
  },
  'a picture is put between paragraphs': {
    says: ['a picture'],
    edit: before(SCHEDULE_2, PICTURE),
  },
  'a picture is put into a text': {
    says: ['a picture'],
    edit: (xml) => xml.replace(/(_d_[0-9a-z]{8}".*?)<\/w:p>/su, `$1${inner(PICTURE).slice(5)}`),
  },
  'a photo is taken out': {
    says: ['a picture'],
    edit: (xml) => xml.replace(/<w:drawing>.*?<\/w:drawing>/su, ''),
  },
  'a paragraph after the schedule': {
    says: ['Added words'],
    edit: before(SCHEDULE_2, paragraph('Added words')),
  },
  'a paragraph before the schedule': {
    says: ['Added words'],
    edit: before('Schedule 1: Observations', paragraph('Added words')),
  },
  'a paragraph at the end': {
    says: ['Added words'],
    edit: (xml) =>
      xml.replace(/<w:sectPr(?!.*<w:sectPr)/su, `${paragraph('Added words')}<w:sectPr`),
  },
  'sections in another order': { says: ['Moved'], edit: otherOrder },
  'a section called otherwise': { says: ['Assessment'], edit: words('Discussion', 'Assessment') },
  'another inspection date': {
    says: ['19 November 2026'],
    edit: (xml) => xml.replaceAll('>18 November 2026<', '>19 November 2026<'),
  },
  'another label': { says: ['Customer'], edit: (xml) => xml.replaceAll('>Client<', '>Customer<') },
  'another title': {
    says: ['title'],
    edit: (xml) => xml.replaceAll('>Harbour Road car park<', '>Harbour Road garage<'),
  },
  'another client': {
    says: ['client_name'],
    edit: (xml) => xml.replaceAll('>Northfield Estates Ltd<', '>Northfield Homes<'),
  },
  'the closing note rewritten': {
    says: ['Our own note'],
    edit: (xml) => xml.replace(/>Early access:[^<]*</u, '>Our own note<'),
  },
  'the closing note deleted': {
    says: ['Early access'],
    edit: (xml) => xml.replace(/<w:p>(?:(?!<w:p>).)*?>Early access:.*?<\/w:p>/su, ''),
  },
  'inserted with changes tracked': {
    says: ['Tracked words'],
    edit: before(
      SCHEDULE_2,
      `<w:p><w:ins w:id="1" w:author="A">${run('Tracked words')}</w:ins></w:p>`,
    ),
  },
  'deleted with changes tracked': {
    says: ['Observations'],
    edit: (xml) =>
      xml.replace(
        /<w:r>((?:(?!<w:r>).)*?)<w:t([^>]*)>Observations<\/w:t><\/w:r>/su,
        '<w:del w:id="1" w:author="A"><w:r>$1<w:delText$2>Observations</w:delText></w:r></w:del>',
      ),
  },
  'only highlighted': {
    says: [],
    edit: (xml) =>
      xml.replace(
        /<w:r>(<w:t[^>]*>They follow)/u,
        '<w:r><w:rPr><w:highlight w:val="yellow"/></w:rPr>$1',
      ),
  },
  'bold in a section': {
    says: ['discussion'],
    edit: (xml) => xml.replace(/<w:r>(<w:t[^>]*>They follow)/u, '<w:r><w:rPr><w:b/></w:rPr>$1'),
  },
  'a text box': { says: ['Boxed words'], edit: before(SCHEDULE_2, BOX) },
  'a list in a text': {
    says: ['Listed'],
    edit: (xml) =>
      xml.replace(
        /(_d_[0-9a-z]{8}".*?<\/w:p>)/su,
        `$1<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('Listed')}</w:p>`,
      ),
  },
  'a table is inserted': {
    says: ['Bay', '0.4 mm'],
    edit: before(
      SCHEDULE_2,
      `<w:tbl><w:tr><w:tc>${paragraph('Bay')}</w:tc><w:tc>${paragraph('0.4 mm')}</w:tc></w:tr></w:tbl>`,
    ),
  },
  'a formula': {
    says: ['x=2'],
    edit: before(SCHEDULE_2, '<w:p><m:oMath><m:r><m:t>x=2</m:t></m:r></m:oMath></w:p>'),
  },
};
