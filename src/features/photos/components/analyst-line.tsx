import { ScanEye } from 'lucide-react';
import { AnalystNotice } from '@/components/analyst-notice';
import { ConnectModel } from '@/components/connect-model/connect-model';
import { useConfig } from '@/lib/use-config';

/** Names the analyst. With photos and no model, says in one line what a model would add, and offers to connect one. */
export function AnalystLine({ photos }: { photos: number }) {
  const config = useConfig();
  if (photos === 0 || !config || config.analystCapabilities.describesPhotos) {
    return <AnalystNotice />;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
      <span className="tabular inline-flex min-h-6 items-center gap-2">
        <ScanEye aria-hidden className="size-4 shrink-0" />
        Connect a model to have {photos === 1 ? 'this photo' : `all ${photos} photos`} described for
        you.
      </span>
      <ConnectModel />
    </p>
  );
}
