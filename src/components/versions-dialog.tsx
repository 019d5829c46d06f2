import { useState, type ReactNode } from 'react';
import { formatTimestamp } from '@/lib/format-timestamp';
import { Alert, AlertDescription } from './ui/alert';
import { Button } from './ui/button';
import { Dialog, DialogContent, DialogFooter } from './ui/dialog';
import { Skeleton } from './ui/skeleton';

export interface ListedVersion {
  id: string;
  /** ISO 8601: when it was replaced. */
  keptAt: string;
  /** Its provenance and how it was replaced: "Your words, replaced by a new draft". */
  about: string;
  /** Its first words. */
  beginning: string;
}

interface VersionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The latest first; undefined until loaded. */
  versions: ListedVersion[] | undefined;
  /** Why they could not be loaded, or one not restored. */
  failure: string | null;
  /** Renders one version in full. */
  children: (versionId: string) => ReactNode;
  isRestoring: boolean;
  onRestore: (versionId: string) => void;
}

/** Lists earlier versions of a text, shows each in full and restores one. */
export function VersionsDialog({
  open,
  onOpenChange,
  title,
  versions,
  failure,
  children,
  isRestoring,
  onRestore,
}: VersionsDialogProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const version = versions?.find(({ id }) => id === viewed);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setViewed(null);
        onOpenChange(next);
      }}
    >
      <DialogContent
        className="max-w-2xl"
        title={title}
        beneathTitle={version && <VersionLine version={version} />}
      >
        {failure && (
          <Alert variant="destructive">
            <AlertDescription>{failure}</AlertDescription>
          </Alert>
        )}
        {version ? (
          <>
            <div className="max-h-[50dvh] overflow-y-auto rounded-md border bg-card p-4">
              {children(version.id)}
            </div>
            <DialogFooter>
              <Button
                variant="outline"
                disabled={isRestoring}
                onClick={() => {
                  setViewed(null);
                }}
              >
                All versions
              </Button>
              <Button
                busy={isRestoring}
                onClick={() => {
                  onRestore(version.id);
                }}
              >
                Put this version back
              </Button>
            </DialogFooter>
          </>
        ) : (
          <VersionList versions={versions} isFailed={failure !== null} onView={setViewed} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface VersionListProps extends Pick<VersionsDialogProps, 'versions'> {
  isFailed: boolean;
  onView: (versionId: string) => void;
}

function VersionList({ versions, isFailed, onView }: VersionListProps) {
  if (!versions) return isFailed ? null : <Skeleton className="h-24" />;
  if (versions.length === 0) {
    return <p className="text-sm text-muted-foreground">Nothing was replaced here yet.</p>;
  }
  return (
    <ul className="divide-y rounded-md border">
      {versions.map((version) => (
        <li key={version.id}>
          <button
            type="button"
            className="w-full space-y-1 px-4 py-3 text-left transition-colors hover:bg-accent"
            onClick={() => {
              onView(version.id);
            }}
          >
            <VersionLine version={version} />
            <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
              {version.beginning}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function VersionLine({ version: { keptAt, about } }: { version: ListedVersion }) {
  return (
    <span className="tabular block text-sm text-muted-foreground">
      <time dateTime={keptAt}>{formatTimestamp(keptAt)}</time> · {about}
    </span>
  );
}
