import { useQuery } from '@tanstack/react-query';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { bytesText } from '@/lib/bytes-text';
import { errorMessage } from '@/lib/errors';
import { storageUsageQuery } from '../queries';
import { type StorageUsage, usedBytes } from '../storage/storage-usage';
import { AccountPart } from './account-part';

const KINDS = [
  ['photos', 'photos'],
  ['revisions', 'signed revisions'],
  ['templates', 'Word templates'],
  ['texts', 'texts of reports'],
] as const satisfies [keyof StorageUsage, string][];

export function StorageUsed() {
  const { id: userId } = useUser();
  const { data, error } = useQuery(storageUsageQuery(userId));
  return (
    <AccountPart
      title="Storage"
      description={<p>Everything that is stored for you counts together.</p>}
    >
      {error && (
        <Alert variant="destructive">
          <AlertDescription>{errorMessage(error)}</AlertDescription>
        </Alert>
      )}
      {!data && !error && <Skeleton className="h-12" />}
      {data && <Used usage={data} />}
    </AccountPart>
  );
}

function Used({ usage }: { usage: StorageUsage }) {
  const used = usedBytes(usage);
  const summary = `${bytesText(used)} of ${bytesText(usage.most)} used`;
  const parts = KINDS.map(([kind, name]) => `${name} ${bytesText(usage[kind])}`);
  return (
    <div className="space-y-3">
      <p className="font-medium tabular-nums">{summary}</p>
      <Progress
        value={Math.min(used, usage.most)}
        max={usage.most}
        aria-label="Storage used"
        getValueLabel={() => summary}
      />
      <p className="text-sm text-muted-foreground tabular-nums">{`${capital(parts.join(', '))}.`}</p>
      {used >= usage.most && (
        <Alert variant="warning">
          <AlertDescription>
            Nothing new can be stored. Delete reports, photos or Word templates that you no longer
            need.
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
