import { Skeleton } from '@/components/ui/skeleton';

interface ObservationTextProps {
  text: string;
  isAnalysing: boolean;
}

/** One text of a row, or what there is instead of it. */
export function ObservationText({ text, isAnalysing }: ObservationTextProps) {
  if (text.trim() !== '') {
    return <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>;
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
