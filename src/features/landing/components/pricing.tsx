import { buttonStyle } from '@/components/ui/button-style';
import { Section } from './section';

const INCLUDED = [
  'All four steps, from photos to the finished document',
  'Your own writing style, kept with your account',
  'Your reports stay yours to download and to delete',
];

export function Pricing() {
  return (
    <Section id="pricing" title="Pricing">
      <div className="grid gap-8 border bg-card p-6 sm:p-8 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <p className="text-3xl font-semibold tracking-[-0.025em]">Early access is free</p>
          <p className="mt-3 max-w-prose text-muted-foreground">
            There are no plans and no prices yet. Sign in with your e-mail and use it on a real
            inspection, or leave your address and hear when there is more.
          </p>
          <ul className="mt-6 space-y-2">
            {INCLUDED.map((line) => (
              <li key={line} className="grid grid-cols-[1.5rem_1fr] items-start">
                <span aria-hidden className="mt-[0.7em] h-px w-3 bg-signal" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <a href="#signup" className={buttonStyle({ size: 'lg' })}>
          Join early access
        </a>
      </div>
    </Section>
  );
}
