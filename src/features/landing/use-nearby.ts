import { useEffect, useRef, useState } from 'react';

/** True from the moment the element comes within a screen's height of being seen. */
export function useNearby<T extends Element>() {
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
