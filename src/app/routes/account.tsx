import { PageTitle } from '@/components/page-title';
import { AccountScreen } from '@/features/account/components/account-screen';
import { forgetUploads, stopUploads } from '@/features/photos/upload/report-queues';
import { useCurrentReport } from '@/lib/current-report';
import { discardUserDrafts } from '@/lib/use-draft';

/** Deletes everything that this device keeps for a person. */
async function forgetOnDevice(userId: string): Promise<void> {
  discardUserDrafts(userId);
  useCurrentReport.getState().forget();
  await forgetUploads(userId);
}

export function Component() {
  return (
    <>
      <PageTitle>Your Account</PageTitle>
      <AccountScreen stopUploads={stopUploads} forgetOnDevice={forgetOnDevice} />
    </>
  );
}
