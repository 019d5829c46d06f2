/**
 * The export as it is commonly written, to compare ours with: on the page's own thread, one photo
 * after the other fetched as it is stored, its size taken from an Image, and put into a `docx`
 * table. Bundled by bench/export.ts and run in the same browser.
 */
import { Document, ImageRun, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';

export interface BaselineRow {
  photo: string;
  element: string;
  defect: string;
  recommendation: string;
}

async function exportPlainly(rows: BaselineRow[]): Promise<number> {
  const cell = (child: Paragraph) =>
    new TableCell({ width: { size: 25, type: WidthType.PERCENTAGE }, children: [child] });
  const tableRows: TableRow[] = [];
  for (const { photo, element, defect, recommendation } of rows) {
    const blob = await (await fetch(photo)).blob();
    const image = new Image();
    image.src = URL.createObjectURL(blob);
    await image.decode();
    const picture = new ImageRun({
      type: 'jpg',
      data: await blob.arrayBuffer(),
      transformation: { height: 500, width: (500 * image.naturalWidth) / image.naturalHeight },
    });
    URL.revokeObjectURL(image.src);
    const texts = [element, defect, recommendation].map((text) => cell(new Paragraph(text)));
    tableRows.push(
      new TableRow({ children: [cell(new Paragraph({ children: [picture] })), ...texts] }),
    );
  }
  const table = new Table({
    rows: tableRows,
    width: { size: 100, type: WidthType.PERCENTAGE },
  });
  const file = await Packer.toBlob(new Document({ sections: [{ children: [table] }] }));
  return file.size;
}

Object.assign(globalThis, { exportPlainly });
