import type { PhotoSums } from '@/records/signed-revision';
import type { Judged } from '@shared/contract/stored';
import type { Language } from '@shared/languages/language';
import type { EnteredTexts } from '@shared/report-fields';
import type { RowWords } from '@shared/row-words';
import type { ProvenancedRow } from './summarise-provenance';
import type { Signing, SourceLetterhead } from './printed-letterhead';
import type { AnnotatedRow } from './printable-annotations';

export interface ReportSource {
  report: SourceReport;
  /** In the order of their numbers. */
  observations: SourceRow[];
  sections: { discussion: SourceSection | null; recommendation: SourceSection | null };
  /** The firm and the author; null where nothing was entered. */
  letterhead: SourceLetterhead | null;
  /** The printed revision's signatory; null for an unsigned report. */
  signing: Signing | null;
  /** The last signed revision's name, for a report edited since; null where none is signed. */
  draftAfter: string | null;
  /** The signed revisions, as rows of the revisions table. */
  revisions: string[][];
  /** The backend's current address, which serves the photos; undefined until it is known. */
  backend: string | undefined;
  readAt: Date;
  /** The report's date: the reader's day, or the signatory's for a signed revision. */
  day: string;
  /** The checksums of the photos at signing; absent for an unsigned report. */
  sums?: PhotoSums;
}

interface SourceReport extends EnteredTexts {
  id: string;
  inspection_date: string;
  /** The language of the document's fixed words. */
  language: Language;
  /** Prints the lines that the person confirmed on the photos: only in revisions signed before decision 255. */
  print_marks: boolean;
  /** As stored: see readScheme and readLayout. */
  rating_scheme: unknown;
  layout: unknown;
}

export interface SourceRow extends RowWords, ProvenancedRow, AnnotatedRow {
  id: string;
  /** The row whose finding this photo shows; absent in revisions signed before findings existed. */
  finding_id?: string | null;
  photo: string;
  /** The person's marks as stored; absent in revisions signed before marks existed. */
  drawing?: unknown;
  /** The photos that the numbers in its texts refer to, as stored. */
  photo_refs: unknown;
}

export interface SourceSection {
  paragraph: string;
  photo_refs: unknown;
  /** The analyst's last draft, if there is one. */
  drafted?: string | null;
  /** The analyst that drafted it. */
  analyst?: string | null;
  /** How much of it was judged; null where unknown. */
  judged?: Judged | null;
}
