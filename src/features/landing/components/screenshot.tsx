import { useState } from 'react';
import { useTheme } from '@/lib/theme';

interface ScreenshotProps {
  name: 'upload' | 'observations' | 'discussion' | 'preview';
  alt: string;
}

/** A picture of the real product in the theme now shown; a plain frame where it has not been taken. */
export function Screenshot({ name, alt }: ScreenshotProps) {
  const { resolved } = useTheme();
  const source = `/screenshots/${name}-${resolved}.webp`;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) {
    return <div role="img" aria-label={alt} className="aspect-[16/10] border bg-muted" />;
  }
  return (
    <img
      // A new element for a new theme: the old picture must not stand while the new one loads.
      key={source}
      src={source}
      alt={alt}
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
      onError={() => {
        setMissing(source);
      }}
      className="h-auto w-full border border-input/60 bg-muted"
    />
  );
}
