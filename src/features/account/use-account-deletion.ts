import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useAuth, useUser } from '@/lib/auth-context';
import { LEAVES_UNASKED } from '@/lib/leaves-unasked';
import { useNavigation } from '@/lib/navigation';
import { deleteAccount } from './mutations';

/** The device's part in deleting an account, provided by the application. */
export interface OwnDevice {
  /** Stops further uploads: a photo stored after the others were removed would keep the account. */
  stopUploads: () => void;
  /** Deletes drafts and waiting photos. */
  forgetOnDevice: (userId: string) => Promise<void>;
}

/** Deletes the account, then its data on this device, and opens the landing page. */
export function useAccountDeletion({ stopUploads, forgetOnDevice }: OwnDevice) {
  const { id } = useUser();
  const { signOut } = useAuth();
  const { go } = useNavigation();
  return useMutation({
    mutationFn: async (typedEmail: string) => {
      stopUploads();
      await deleteAccount(typedEmail);
      await forgetOnDevice(id).catch((error: unknown) => {
        console.warn('What this device keeps of the deleted account could not be removed.', error);
      });
      await signOut(() => go('/', { state: LEAVES_UNASKED }));
      toast.neutral('Account deleted', 'Your account, your reports and your photos are gone.');
    },
  });
}
