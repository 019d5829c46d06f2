import { Copy, FileX, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { PhotoUpload } from '../schema';

interface LeftOutListProps {
  uploads: readonly PhotoUpload[];
  onDismiss: (id: string) => void;
}

/** One line for each chosen file that did not become a photo, with the reason. */
export function LeftOutList({ uploads, onDismiss }: LeftOutListProps) {
  const leftOut = uploads.filter(({ state }) => state === 'refused' || state === 'duplicate');
  if (leftOut.length === 0) return null;
  return (
    <section aria-label="Files left out" className="rounded-lg border bg-card">
      <div className="flex items-center justify-between gap-3 border-b px-4 py-2">
        <h2 className="text-sm font-semibold">
          {leftOut.length === 1 ? '1 file was left out' : `${leftOut.length} files were left out`}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            for (const { id } of leftOut) onDismiss(id);
          }}
        >
          Dismiss all
        </Button>
      </div>
      <ul className="max-h-72 divide-y overflow-y-auto">
        {leftOut.map(({ id, fileName, reason, state }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-2 text-sm">
            {state === 'refused' ? (
              <FileX aria-hidden className="mt-1 size-4 shrink-0 text-destructive" />
            ) : (
              <Copy aria-hidden className="mt-1 size-4 shrink-0 text-muted-foreground" />
            )}
            <p className="min-w-0 flex-1 py-0.5 wrap-anywhere">
              <span translate="no" className="font-medium">
                {fileName}
              </span>
              : {reason}
            </p>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Dismiss ${fileName}`}
              onClick={() => {
                onDismiss(id);
              }}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
