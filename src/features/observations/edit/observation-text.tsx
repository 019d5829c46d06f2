import { Skeleton } from '@/components/ui/skeleton';
import type { Caution } from '../../../../supabase/functions/_shared/contract/stored';
import { quotedParts } from '../rows/cautions';
import { CautionNotes } from '@/components/caution-notes';

interface ObservationTextProps {
  text: string;
  isAnalysing: boolean;
  /** Passages to check before this text is accepted. */
  cautions: readonly Caution[];
}

/** One text of a row, or what there is instead of it. */
export function ObservationText({ text, isAnalysing, cautions }: ObservationTextProps) {
  if (text.trim() !== '') {
    return (
      <>
        <p translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
          <MarkedText text={text} quotes={cautions.map(({ quote }) => quote)} />
        </p>
        <CautionNotes cautions={cautions} />
      </>
    );
  }
  if (isAnalysing) {
    return (
      <div className="space-y-2 pt-1">
        <Skeleton className="h-3 w-11/12" />
        <Skeleton className="h-3 w-2/3" />
        <span className="sr-only">Analysing...</span>
      </div>
    );
  }
  return <p className="text-muted-foreground">Not filled in yet</p>;
}

function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  if (quotes.length === 0) return text;
  return quotedParts(text, quotes).map((part, index) =>
    part.isQuoted ? (
      <mark key={index} className="rounded-[2px] bg-warning-wash text-inherit underline">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
