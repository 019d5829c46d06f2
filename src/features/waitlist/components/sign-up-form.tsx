import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronDown } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { fieldStyle } from '@/components/ui/field-style';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { DUPLICATE, errorCode } from '@/lib/errors';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { joinWaitlist } from '../mutations';
import { REFERRAL_SOURCES, signUpSchema, type SignUp } from '../schema';

/** Puts an address on the waitlist, only once however often it is sent. */
export function SignUpForm({ onSuccess }: { onSuccess: () => void }) {
  const { register, handleSubmit, formState } = useForm<SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { email: '', referral_source: '' },
  });
  const { errors, isSubmitting } = formState;

  const join = async (values: SignUp) => {
    try {
      await joinWaitlist(values);
      toast.neutral('Pre-signup successful!');
      onSuccess();
      return 'finished';
    } catch (error) {
      if (errorCode(error) === DUPLICATE) {
        toast.error('Email already registered', 'This email is already on our waitlist.');
        return 'refused';
      }
      console.warn('The sign-up failed', error);
      toast.error('Something went wrong.', 'Please try again later.');
      return 'refused';
    }
  };
  const submit = useOneAtATime(async () => {
    let outcome: string | undefined;
    await handleSubmit(async (values) => {
      outcome = await join(values);
    })();
    return outcome;
  });

  return (
    <Form onSubmit={submit} className="space-y-5">
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            placeholder="you@practice.com"
          />
        )}
      </Field>
      <Field label="How did you hear about us? (optional)">
        {(control) => (
          <span className="relative block">
            <select
              {...control}
              {...register('referral_source')}
              className={`${fieldStyle} h-10 appearance-none pr-9 pointer-coarse:h-11`}
            >
              <option value="">Choose one</option>
              {REFERRAL_SOURCES.map((source) => (
                <option key={source}>{source}</option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
            />
          </span>
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto">
        {isSubmitting ? 'Submitting...' : 'Join the waitlist'}
      </Button>
    </Form>
  );
}
