import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { observationsQuery } from '@/features/observations/queries';
import { sectionsQuery } from '@/features/sections/queries';
import { useUser } from '@/lib/auth-context';
import { cn } from '@/lib/cn';
import { hasBothSections } from '@/records/section';
import { countStep, lastReachable, readGroundwork, STEPS, type WizardStep } from './wizard-steps';

interface WizardProgressProps {
  step: WizardStep;
  reportId: string;
}

/** The four steps in one line, each a link as soon as it is reachable. */
export function WizardProgress({ step: current, reportId }: WizardProgressProps) {
  const { rows, sections } = useStored(reportId);
  const hasSections = sections ? hasBothSections(sections) : false;
  const last = lastReachable(current, readGroundwork(rows, hasSections));
  return (
    <nav aria-label="Steps" className="shrink-0">
      <ol className="flex items-center sm:gap-1">
        {STEPS.map(({ step, name, path }) => {
          const isCurrent = step === current;
          const count = step < current ? countStep(step, rows, sections) : null;
          const isDone = count !== null && count.done === count.total;
          const content = (
            <>
              <StepIcon step={step} isDone={isDone} isCurrent={isCurrent} />
              <span className={cn('max-lg:sr-only', isCurrent && 'sm:max-lg:not-sr-only')}>
                {name}
              </span>
              {isDone && <span className="sr-only">(done)</span>}
              {count && !isDone && (
                <span className="tabular text-xs text-muted-foreground max-sm:sr-only">
                  {count.done} / {count.total}
                </span>
              )}
            </>
          );
          const look = cn(
            'flex h-9 items-center gap-2 rounded-md px-2 text-sm text-muted-foreground max-sm:size-11 max-sm:justify-center max-sm:px-0 pointer-coarse:h-11',
            isCurrent && 'font-semibold text-foreground',
          );
          return (
            <li
              key={step}
              className="flex items-center sm:gap-1"
              aria-current={isCurrent ? 'step' : undefined}
            >
              {step > 1 && <span aria-hidden className="hidden h-px w-5 bg-border sm:block" />}
              {!isCurrent && step <= last ? (
                <Link
                  to={`${path}/${reportId}`}
                  className={cn(look, 'text-foreground hover:bg-muted hover:text-signal')}
                >
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

function StepIcon({
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

/** Reads what the screens read anyway; until it is known, no later step is offered. */
function useStored(reportId: string) {
  const { id: userId } = useUser();
  const { data: rows } = useQuery(observationsQuery(userId, reportId));
  const { data: sections } = useQuery(sectionsQuery(userId, reportId));
  return { rows, sections };
}
