import { CELL, COLOUR } from '@/document/layout/page-layout';

/** The style of the report's tables: rules between rows, a distinct first row. An office restyles all by it. */
export const TABLE_STYLE = { id: 'ReportTable', name: 'Report Table' };
/** The same for a table without a head: LibreOffice emphasises the first row regardless. */
export const HEADLESS_TABLE_STYLE = { id: 'ReportTableRows', name: 'Report Table Rows' };

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const twips = (points: number) => Math.round(points * 20);
const STRONG = `w:val="single" w:sz="8" w:space="0" w:color="${COLOUR.ink}" w:themeColor="dark1"`;
const FINE = `w:val="single" w:sz="4" w:space="0" w:color="${COLOUR.rule}"`;
const UNDER_HEAD = `w:val="single" w:sz="4" w:space="0" w:color="${COLOUR.ink}" w:themeColor="dark1"`;

const headless = `<w:style w:type="table" w:customStyle="1" w:styleId="${HEADLESS_TABLE_STYLE.id}"><w:name w:val="${HEADLESS_TABLE_STYLE.name}"/><w:basedOn w:val="${TABLE_STYLE.id}"/><w:uiPriority w:val="59"/><w:tblStylePr w:type="firstRow"><w:rPr><w:b w:val="0"/><w:bCs w:val="0"/></w:rPr><w:tcPr><w:tcBorders><w:bottom ${FINE}/></w:tcBorders><w:shd w:val="clear" w:color="auto" w:fill="auto"/></w:tcPr></w:tblStylePr></w:style>`;

/** As XML, from which the library takes styles: it cannot write table styles. */
export const tableStyles = `<w:styles xmlns:w="${NAMESPACE}"><w:style w:type="table" w:customStyle="1" w:styleId="${TABLE_STYLE.id}"><w:name w:val="${TABLE_STYLE.name}"/><w:basedOn w:val="TableNormal"/><w:uiPriority w:val="59"/><w:qFormat/><w:tblPr><w:tblBorders><w:top ${STRONG}/><w:bottom ${STRONG}/><w:insideH ${FINE}/></w:tblBorders><w:tblCellMar><w:top w:w="${twips(CELL.top)}" w:type="dxa"/><w:left w:w="${twips(CELL.side)}" w:type="dxa"/><w:bottom w:w="${twips(CELL.bottom)}" w:type="dxa"/><w:right w:w="${twips(CELL.side)}" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:bCs/></w:rPr><w:tcPr><w:tcBorders><w:bottom ${UNDER_HEAD}/></w:tcBorders><w:shd w:val="clear" w:color="auto" w:fill="${COLOUR.wash}" w:themeFill="light2"/></w:tcPr></w:tblStylePr></w:style>${headless}</w:styles>`;
