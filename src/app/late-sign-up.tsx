import { lazy, Suspense } from 'react';
import { useNearby } from '@/features/landing/use-nearby';

const SignUpWithToasts = lazy(async () => {
  const [{ SignUp }, { Toaster }] = await Promise.all([
    import('@/features/waitlist/components/sign-up'),
    import('@/components/ui/toaster'),
  ]);
  return {
    default: () => (
      <>
        <SignUp />
        <Toaster />
      </>
    ),
  };
});

/** The sign-up form, fetched as the visitor comes near it; most of the page needs none of its code. */
export function LateSignUp() {
  const { ref, isNearby } = useNearby<HTMLDivElement>();
  // As tall as the form, so that nothing below it jumps.
  return (
    <div ref={ref} className="min-h-60">
      {isNearby && (
        <Suspense fallback={<p className="text-muted-foreground">Loading the form...</p>}>
          <SignUpWithToasts />
        </Suspense>
      )}
    </div>
  );
}
