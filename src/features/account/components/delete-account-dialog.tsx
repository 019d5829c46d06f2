import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from '@/components/ui/alert-dialog';
import { DialogFooter } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { signedListQuery } from '@/features/sign-off/queries';
import { useUser } from '@/lib/auth-context';
import { counted } from '@/lib/counted';
import { errorMessage } from '@/lib/errors';
import { type OwnDevice, useAccountDeletion } from '../use-account-deletion';

interface DeleteAccountDialogProps {
  device: OwnDevice;
  onClose: () => void;
}

/** Asks for the account's address, typed out, before deleting everything. */
export function DeleteAccountDialog({ device, onClose }: DeleteAccountDialogProps) {
  const { id, email = '' } = useUser();
  const { data: signed = [] } = useQuery(signedListQuery(id, null));
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
      <AlertDialogContent
        title="Delete your account?"
        description={
          <>
            This permanently deletes your account, all of your reports and all of your photos. This
            action cannot be undone.
            {signed.length > 0 &&
              ` ${counted(signed.length, 'signed revision')} will be deleted too: download your data first.`}
          </>
        }
      >
        <Form
          className="grid gap-5"
          onSubmit={() => {
            if (isConfirmed && !isPending) mutate(typed);
          }}
        >
          <Field
            label={
              <>
                Type{' '}
                <span translate="no" className="wrap-anywhere">
                  {email}
                </span>{' '}
                to confirm
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
                onText={setTyped}
              />
            )}
          </Field>
          <DialogFooter>
            <AlertDialogCancel disabled={isPending}>Cancel</AlertDialogCancel>
            <Button type="submit" variant="destructive" busy={isPending} disabled={!isConfirmed}>
              {isPending ? 'Deleting...' : 'Delete account'}
            </Button>
          </DialogFooter>
        </Form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
