import { useUser } from '@/lib/auth-context';
import type { OwnDevice } from '../use-account-deletion';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { StorageUsed } from './storage-used';

/** Lets a person download all of their data, and delete it. */
export function AccountScreen(device: OwnDevice) {
  const { email = '' } = useUser();
  return (
    <>
      <h1 className="text-2xl font-semibold">Your Account</h1>
      <p className="mt-2 mb-8 text-muted-foreground">
        Signed in as{' '}
        <span translate="no" className="font-medium wrap-anywhere text-foreground">
          {email}
        </span>
      </p>
      <div className="max-w-3xl space-y-6">
        <StorageUsed />
        <DownloadData />
        <DeleteAccount device={device} />
      </div>
    </>
  );
}
