import type { PhotoSums } from '@/records/signed-revision';
import type { Judged } from '../../../supabase/functions/_shared/contract/stored';
import type { Language } from '../../../supabase/functions/_shared/languages/language';
import type { EnteredTexts } from '../../../supabase/functions/_shared/report-fields';
import type { RowWords } from '../../../supabase/functions/_shared/row-words';
import type { ProvenancedRow } from './summarise-provenance';
import type { Signing, SourceLetterhead } from './printed-letterhead';
import type { AnnotatedRow } from './printable-annotations';

/** What a report's document is made of, as it is stored. */
export interface ReportSource {
  report: SourceReport;
  /** In the order of their numbers. */
  observations: SourceRow[];
  sections: { discussion: SourceSection | null; recommendation: SourceSection | null };
  /** The firm and the author; null where nothing of them was entered. */
  letterhead: SourceLetterhead | null;
  /** Who signed the revision that is printed; null for a report as it stands now. */
  signing: Signing | null;
  /** What the last signed revision is called, for a report as it stands now; null where none is signed. */
  draftAfter: string | null;
  /** The revisions that were signed, as rows of the table of revisions. */
  revisions: string[][];
  /** The backend's address now, from which photos are read; undefined as long as it is not known. */
  backend: string | undefined;
  readAt: Date;
  /** The report's date: that of the person who reads it, of a signed revision its signatory's. */
  day: string;
  /** What each photo's file was when it was signed; absent for a report as it stands now. */
  sums?: PhotoSums;
}

interface SourceReport extends EnteredTexts {
  id: string;
  inspection_date: string;
  /** What the document says of its own accord is written in it. */
  language: Language;
  /** Whether the lines that the person stands by are drawn on the photos. */
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
  /** What the person drew on the photo, as stored; absent in what was signed before they could. */
  drawing?: unknown;
  /** What the numbers in its texts mean, as stored. */
  photo_refs: unknown;
}

export interface SourceSection {
  paragraph: string;
  photo_refs: unknown;
  /** What an analyst drafted last, if one did. */
  drafted?: string | null;
  /** Which one that was. */
  analyst?: string | null;
  /** How much of it was judged; null where it is not known. */
  judged?: Judged | null;
}
