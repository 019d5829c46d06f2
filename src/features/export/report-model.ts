/**
 * A report as it will be read, free of any format. The preview, the .docx and the .pdf are three
 * renderings of this one model: none of them adds, drops or rewords anything. All texts in it are
 * clean (see clean-text.ts), so that a renderer may write them as they are.
 */
export interface ReportModel {
  title: string;
  details: Detail[];
  /** The inspector's e-mail; the document's author. Empty when unknown. */
  preparedBy: string;
  schedule1: { heading: string; columns: readonly string[]; rows: Row[]; whenEmpty: string };
  schedule2: { heading: string; sections: Section[] };
  closingNote: string;
}

export interface Detail {
  label: string;
  value: string;
}

export interface Row {
  /** What "Photo 3" in the text means. */
  number: number;
  caption: string;
  photo: RowPhoto | null;
  /** Stands in the cell when there is no photo. */
  whenNoPhoto: string;
  element: Paragraph[];
  defect: Paragraph[];
  recommendation: Paragraph[];
}

export interface RowPhoto {
  /** Where the photo is served now; stands in the cell when the picture cannot be had. */
  url: string;
  /** Where its small rendition is, which is tried first and may be missing. */
  renditionUrl: string;
  alt: string;
}

export interface Section {
  heading: string;
  paragraphs: Paragraph[];
}

export interface Paragraph {
  /** 'bullet' and 'numbered' hang behind their marker. */
  kind: 'text' | 'bullet' | 'numbered';
  /** '•' or the number as the person typed it; empty for 'text'. */
  marker: string;
  isRightToLeft: boolean;
  runs: Run[];
}

export interface Run {
  text: string;
  /** The row that this text refers to; null for plain text. */
  photo: number | null;
}

/** A paragraph's words alone. */
export function textOf(paragraph: Paragraph): string {
  return paragraph.runs.map((run) => run.text).join('');
}
