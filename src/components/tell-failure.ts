import { errorMessage } from '@/lib/errors';
import { toast } from './ui/toast';

/** Announces a failed action and its reason: for a mutation's `onError` and a promise's `catch`. */
export function tellFailure(title: string) {
  return (error: unknown) => {
    toast.error(title, errorMessage(error));
  };
}
