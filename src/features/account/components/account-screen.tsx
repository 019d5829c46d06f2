import { useState } from 'react';
import { useUser } from '@/lib/auth-context';
import type { OwnDevice } from '../use-account-deletion';
import { DownloadData } from './download-data';
import { StorageUsed } from './storage-used';
import { Button } from '@/components/ui/button';
import { AccountPart } from './account-part';
import { DeleteAccountDialog } from './delete-account-dialog';

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

function DeleteAccount({ device }: { device: OwnDevice }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountPart
      title="Delete account"
      className="border-destructive/40"
      description={
        <>
          <p>
            Deletes your account with every report and every photo, on the server and on this
            device. Nobody can bring them back: download your data first if you may need it.
          </p>
          <p>Word and PDF files that you have downloaded stay where you saved them.</p>
        </>
      }
    >
      <Button
        variant="destructive-outline"
        onClick={() => {
          setAsking(true);
        }}
      >
        Delete account
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          device={device}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </AccountPart>
  );
}
