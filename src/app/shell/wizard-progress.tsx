import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn';

export type WizardStep = 1 | 2 | 3 | 4;

const STEPS = [
  { step: 1, name: 'Upload', path: '/upload' },
  { step: 2, name: 'Observations', path: '/observations' },
  { step: 3, name: 'Discussion', path: '/discussion' },
  { step: 4, name: 'Export', path: '/preview' },
] as const;

interface WizardProgressProps {
  step: WizardStep;
  reportId: string;
}

/** The four steps. Those behind are links; those ahead are reached by Next, which does their groundwork. */
export function WizardProgress({ step: current, reportId }: WizardProgressProps) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-1.5 sm:gap-3">
        {STEPS.map(({ step, name, path }) => {
          const isDone = step < current;
          const isCurrent = step === current;
          const content = (
            <>
              <StepMark step={step} isDone={isDone} isCurrent={isCurrent} />
              <span className={cn('truncate', !isCurrent && 'max-sm:sr-only')}>{name}</span>
              {isDone && <span className="sr-only">(done)</span>}
            </>
          );
          const look = cn(
            'flex min-h-11 items-center gap-2 border-t-2 pt-2 text-sm',
            isCurrent && 'border-signal font-semibold',
            isDone && 'border-signal/45 text-foreground hover:text-signal',
            step > current && 'text-muted-foreground',
          );
          return (
            <li
              key={step}
              className={cn('min-w-11 sm:flex-1', isCurrent && 'flex-1')}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isDone ? (
                <Link to={`${path}/${reportId}`} className={look}>
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepMark({
  step,
  isDone,
  isCurrent,
}: {
  step: WizardStep;
  isDone: boolean;
  isCurrent: boolean;
}) {
  return (
    <span
      className={cn(
        'tabular inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold',
        isCurrent && 'border-signal bg-signal text-signal-foreground',
        isDone && 'border-signal text-signal',
      )}
    >
      {isDone ? <Check aria-hidden className="size-3.5" /> : step}
    </span>
  );
}
