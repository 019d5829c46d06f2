import { useState } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { type OwnDevice, useAccountDeletion } from '../use-account-deletion';

interface DeleteAccountDialogProps {
  device: OwnDevice;
  onClose: () => void;
}

/** Asks for the account's address, typed out, before it deletes everything. */
export function DeleteAccountDialog({ device, onClose }: DeleteAccountDialogProps) {
  const { email = '' } = useUser();
  const { mutate, isPending, error } = useAccountDeletion(device);
  const [typed, setTyped] = useState('');
  const isConfirmed = email !== '' && typed.trim().toLowerCase() === email.toLowerCase();

  return (
    <AlertDialog
      open
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
    >
      <AlertDialogContent>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isConfirmed && !isPending) mutate(typed);
          }}
        >
          <AlertDialogHeader>
            <AlertDialogTitle>Delete your account?</AlertDialogTitle>
            <AlertDialogDescription>
              This permanently deletes your account, all of your reports and all of your photos.
              This action cannot be undone.
            </AlertDialogDescription>
          </AlertDialogHeader>
          <Field
            label={
              <>
                Type <span className="wrap-anywhere">{email}</span> to confirm
              </>
            }
            error={error ? errorMessage(error) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={typed}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                disabled={isPending}
                onChange={(event) => {
                  setTyped(event.target.value);
                }}
              />
            )}
          </Field>
          <AlertDialogFooter>
            <AlertDialogCancel disabled={isPending}>Cancel</AlertDialogCancel>
            <Button type="submit" variant="destructive" busy={isPending} disabled={!isConfirmed}>
              {isPending ? 'Deleting...' : 'Delete account'}
            </Button>
          </AlertDialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
