import { useState } from 'react';
import { Section } from './section';
import { useTheme } from '@/lib/theme';

const STEPS = [
  {
    name: 'upload',
    title: 'Upload',
    text: 'Drop in the photos of the day. They are turned upright, freed of their location and stored.',
  },
  {
    name: 'observations',
    title: 'Observations',
    text: 'Each photo becomes a row: element, defect, recommendation. Accept or correct what is proposed, and choose the rest in a few taps.',
  },
  {
    name: 'discussion',
    title: 'Discussion',
    text: 'Discussion and Recommendation are drafted from your rows, in your writing style, for you to edit.',
  },
  {
    name: 'preview',
    title: 'Export',
    text: 'See the report as it will print, then download it.',
  },
] as const;

export function Steps() {
  return (
    <Section
      id="wireframes"
      title="Four steps"
      intro="From a folder of photos to a finished document. Each step is saved as you go."
    >
      <ol className="space-y-14">
        {STEPS.map(({ name, title, text }, index) => (
          <li key={name}>
            <div className="grid grid-cols-[2rem_1fr] items-baseline pb-5">
              <span aria-hidden className="tabular text-lg font-semibold text-signal">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 max-w-prose text-muted-foreground">{text}</p>
              </div>
            </div>
            <Screenshot name={name} alt={`Step ${index + 1} of a report: ${title}`} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ScreenshotProps {
  name: 'upload' | 'observations' | 'discussion' | 'preview';
  alt: string;
}

/** A screenshot of the product in the current theme; a plain frame where it is missing. */
function Screenshot({ name, alt }: ScreenshotProps) {
  const { resolved } = useTheme();
  const source = `/screenshots/${name}-${resolved}.webp`;
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) {
    return <div role="img" aria-label={alt} className="aspect-[16/10] border bg-muted" />;
  }
  return (
    <img
      // A new element for each theme: the old picture must not show while the new one loads.
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
