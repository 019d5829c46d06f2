import { useRef, useState, type KeyboardEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reportQuery } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { observationsQuery } from '../queries';
import { AT_DEFECT, stepBack, type QuickChoice, type QuickWords } from './quick-choice';
import { quickStep, type QuickOption } from './quick-options';
import { cn } from '@/lib/cn';
import { holdsFinding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useIsActiveRow } from '../rows/active-row';
import { useQuickSave } from './use-quick-save';
import { QuickChips } from './quick-chips';
import { focusAfter, focusNextQuickChoices, quickTarget } from './quick-focus';
import { QuickHeading } from './quick-heading';
import { quickKeys } from './quick-keys';
import { QuickTyped } from './quick-typed';
import { Button } from '@/components/ui/button';

interface QuickChoicesProps {
  observation: Observation;
  number: number;
  /** Opens the row's editor, for words that no choice has. */
  onEdit: (observation: Observation) => void;
}

/** Lets a person describe a photo that was not assessed: finding, element, location. */
export function QuickChoices({ observation, number, onEdit }: QuickChoicesProps) {
  const { id, report_id: reportId } = observation;
  const isActive = useIsActiveRow(id);
  const [choice, setChoice] = useState<QuickChoice>(AT_DEFECT);
  const { prompt, options, toggles, typed } = useQuickStep(choice, observation);
  const { save, undo } = useQuickSave(reportId);
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const focusGroup = () => group.current?.focus({ preventScroll: true });
  const goTo = (next: QuickChoice) => {
    setChoice(next);
    // The tapped choice is gone.
    focusGroup();
  };
  const take = (next: QuickChoice | QuickWords) => {
    if ('step' in next) {
      goTo(next);
      return;
    }
    focusNextQuickChoices(id);
    save(observation, next, number);
  };
  const choose = ({ leadsTo }: QuickOption) => {
    if (leadsTo === 'editor') onEdit(observation);
    else take(leadsTo);
  };
  const back = () => {
    goTo(stepBack(choice));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    quickKeys(event, {
      choices: [...options, ...toggles],
      choose,
      back,
      undo: () => {
        focusAfter(undo());
      },
      type: () => input.current?.focus(),
    });
  };

  return (
    <div
      {...quickTarget(id)}
      ref={group}
      role="group"
      // Letters work only in this group; Tab stops here and skips the choices.
      tabIndex={0}
      aria-label={`Photo ${String(number)} is not assessed. ${prompt}`}
      className={cn('rounded-md p-1', isActive && 'space-y-2.5')}
      onKeyDown={handleKeyDown}
    >
      {isActive ? (
        <>
          <QuickHeading choice={choice} prompt={prompt} onBack={back} />
          <QuickChips options={toggles} onChoose={choose} />
          <QuickChips options={options} onChoose={choose} />
          {typed && (
            <QuickTyped
              key={choice.step}
              ref={input}
              label={typed.label}
              onType={(text) => {
                take(typed.leadsTo(text));
              }}
              onLeave={focusGroup}
            />
          )}
        </>
      ) : (
        <QuickFolded onOpen={focusGroup} />
      )}
    </div>
  );
}

function useQuickStep(choice: QuickChoice, observation: Observation) {
  const { id: userId } = useUser();
  const { queryKey } = observationsQuery(userId, observation.report_id);
  // Read at each step without subscribing: a saved row need not render sixty others.
  const cache = useQueryClient();
  const rows = (cache.getQueryData(queryKey) ?? []).filter(holdsFinding);
  const { queryKey: reportKey } = reportQuery(userId, observation.report_id);
  const language = cache.getQueryData(reportKey)?.language ?? 'en';
  return quickStep(choice, { rows, id: observation.id, language });
}

/** A row's choices while another row is active: one line, which opens them. */
function QuickFolded({ onOpen }: { onOpen: () => void }) {
  return (
    <p className="flex min-h-8 items-center gap-x-2">
      <span className="font-medium">Not assessed</span>
      <span aria-hidden className="text-muted-foreground">
        ·
      </span>
      <Button
        variant="link"
        size="sm"
        // The group itself is the tab stop, and opens on focus.
        tabIndex={-1}
        className="pointer-coarse:h-11"
        onClick={onOpen}
      >
        Describe
      </Button>
    </p>
  );
}
