import {
  revisionName,
  type SignedContent,
  type SignedRevision,
  signatoryName,
  type RevisionChanges,
} from '@/records/signed-revision';
import { readDraft } from '@/records/section';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import type { Language } from '@shared/languages/language';
import { choosePrintedWords } from '@/document/words/printed-words';
import { cleanLine } from '@/document/model/clean-text';
import { longDate } from '@/document/model/details';
import type { ReportSource, SourceSection } from '@/document/model/report-source';
import { FACTS_IN } from '@shared/languages/tables/facts';
import { fillCounted } from '@shared/languages/fill';

interface Surroundings {
  reportId: string;
  backend: string | undefined;
  /** All of the report's, in any order; those after this one are left out. */
  revisions: readonly SignedRevision[];
}

/** Gathers a signed revision's document from its signed content alone. */
export function sourceOfRevision(
  signed: SignedContent,
  { reportId, backend, revisions }: Surroundings,
): ReportSource {
  const { report, rows, sections, signatory, photos } = signed;
  const { language } = report;
  const name = revisionName(signed);
  return {
    // Blank where it has neither; before labels were unique, the number may be its name.
    report: { ...report, id: reportId, revision: signed.label || report.revision ? name : '' },
    observations: rows,
    sections: {
      discussion: readSection(sections.discussion),
      recommendation: readSection(sections.recommendation),
    },
    letterhead: {
      ...(signed.letterhead ?? EMPTY_LETTERHEAD),
      author_name: signatory.name,
      author_letters: signatory.letters,
      author_membership: signatory.membership,
    },
    signing: {
      signatory: cleanLine(signatoryName(signatory)),
      signedOn: signedOn(signed.signed_at, language),
      revision: cleanLine(name),
    },
    draftAfter: null,
    revisions: revisions
      .filter(({ number }) => number <= signed.number)
      .toSorted((one, other) => one.number - other.number)
      .map((revision) => [
        cleanLine(revisionName(revision)),
        longDate(readSigningDay(revision), choosePrintedWords(language)),
        cleanLine(signatoryName(revision.signatory)),
        revisionChangesText(revision.changes, language),
      ]),
    backend,
    readAt: new Date(signed.signed_at),
    day: readSigningDay(signed),
    sums: photos,
  };
}

function readSection(stored: SignedContent['sections']['discussion']): SourceSection | null {
  if (!stored) return null;
  const { paragraph, photo_refs, proposal } = stored;
  const { drafted, analyst, judged } = readDraft(proposal);
  return { paragraph, photo_refs, drafted, analyst, judged };
}

/** Revisions signed before the signatory's day was stored use the day in UTC. */
function readSigningDay({
  signed_at,
  signed_on,
}: Pick<SignedRevision, 'signed_at' | 'signed_on'>): string {
  return signed_on ?? signed_at.slice(0, 10);
}

/** "3 November 2026 at 10:00 UTC": the same on every device. */
function signedOn(at: string, language: Language): string {
  const format = new Intl.DateTimeFormat(choosePrintedWords(language).tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(at))} UTC`;
}

/** A revision's changes in a few words, for the table of revisions. */
function revisionChangesText(changes: RevisionChanges | null, language: Language): string {
  const { discussion, recommendation, signing, tag } = choosePrintedWords(language);
  const { changes: said } = signing;
  if (changes === null) return said.first;
  const parts = [
    changes.added > 0 && fillCounted(said.added, changes.added, tag),
    changes.changed > 0 && fillCounted(said.changed, changes.changed, tag),
    changes.removed > 0 && fillCounted(said.removed, changes.removed, tag),
    changes.moved && said.moved,
    changes.sections.includes('discussion') && discussion,
    changes.sections.includes('recommendation') && recommendation,
    changes.report.length > 0 && said.particulars,
    changes.letterhead && said.letterhead,
  ].filter((part) => part !== false);
  return parts.length === 0 ? said.none : parts.join(FACTS_IN[language].signs.comma);
}
