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
  /** The firm and the author; null where nothing of them was entered. */
  letterhead: SourceLetterhead | null;
  /** The printed revision's signatory; null for a report that is not signed. */
  signing: Signing | null;
  /** The name of the last signed revision, for a report that was edited since; null where none is signed. */
  draftAfter: string | null;
  /** The revisions that were signed, as rows of the table of revisions. */
  revisions: string[][];
  /** The backend's address now, from which photos are read; undefined as long as it is not known. */
  backend: string | undefined;
  readAt: Date;
  /** The report's date: that of the person who reads it, of a signed revision its signatory's. */
  day: string;
  /** The sums of the photos' files at signing; absent for a report that is not signed. */
  sums?: PhotoSums;
}

interface SourceReport extends EnteredTexts {
  id: string;
  inspection_date: string;
  /** The language of the document's fixed words. */
  language: Language;
  /** Draws the lines that the person confirmed on the photos. */
  print_marks: boolean;
  /** As stored: see readScheme and readLayout. */
  rating_scheme: unknown;
  layout: unknown;
}

export interface SourceRow extends RowWords, ProvenancedRow, AnnotatedRow {
  id: string;
  /** The row whose finding its photo shows; absent in what was signed before there were any. */
  finding_id?: string | null;
  photo: string;
  /** The person's marks as stored; absent in revisions signed before marks existed. */
  drawing?: unknown;
  /** The photos that the numbers in its texts mean, as stored. */
  photo_refs: unknown;
}

export interface SourceSection {
  paragraph: string;
  photo_refs: unknown;
  /** The analyst's last draft, if there is one. */
  drafted?: string | null;
  /** Which one that was. */
  analyst?: string | null;
  /** How much of it was judged; null where it is not known. */
  judged?: Judged | null;
}
