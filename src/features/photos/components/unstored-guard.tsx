import { LeaveGuard } from '@/components/leave-guard';
import { counted } from '@/lib/counted';
import type { UploadSummary } from '../upload/upload-summary';

/** Asks before leaving photos that are not stored yet, and says what will happen to them. */
export function UnstoredGuard({ summary }: { summary: UploadSummary }) {
  const { unstored, areAllKept } = summary;
  return (
    <LeaveGuard
      when={unstored > 0}
      title={`Leave before ${unstored === 1 ? 'this photo is' : 'these photos are'} stored?`}
      description={
        areAllKept
          ? `${counted(unstored, 'photo')} not stored yet. Kept on this device: uploading goes on while Plumbline is open, and when you come back to this report here.`
          : `${counted(unstored, 'photo')} not stored yet, and not kept on this device: uploading goes on only while Plumbline is open.`
      }
      confirmLabel="Leave"
      destructive={false}
    />
  );
}
