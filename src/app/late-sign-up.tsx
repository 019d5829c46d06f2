import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const SignUp = lazy(async () => ({
  default: (await import('@/features/waitlist/components/sign-up')).SignUp,
}));
const Toaster = lazy(async () => ({
  default: (await import('@/components/ui/toaster')).Toaster,
}));

/** The sign-up form, fetched as the visitor scrolls near it; most of the page needs none of its code. */
export function LateSignUp({ bringsToaster }: { bringsToaster: boolean }) {
  const { ref, isNearby } = useNearby<HTMLDivElement>();
  // As tall as the form: nothing below it jumps.
  return (
    <div ref={ref} className="min-h-60">
      {isNearby && (
        <Suspense fallback={<p className="text-muted-foreground">Loading the form...</p>}>
          <SignUp />
          {bringsToaster && <Toaster />}
        </Suspense>
      )}
    </div>
  );
}

/** True once the element is within a screen's height of being visible. */
function useNearby<T extends Element>() {
  const ref = useRef<T>(null);
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNearby(true);
        observer.disconnect();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, isNearby };
}
