import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OwnDevice } from '../use-account-deletion';
import { AccountPart } from './account-part';
import { DeleteAccountDialog } from './delete-account-dialog';

export function DeleteAccount({ device }: { device: OwnDevice }) {
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
