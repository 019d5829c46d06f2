import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import { openLeftOver, type Judgement } from '../rows/replaced-defect';
import { WORD_NAMES } from '../rows/word-names';
import { valueText, type ParticularName, type ReportParticulars } from './particulars';

interface LeftOverNoteProps {
  observation: Observation;
  number: number;
  particulars: ReportParticulars;
  onChange: (name: ParticularName) => void;
  onKeep: (names: readonly Judgement[]) => void;
  onClear: (names: readonly Judgement[]) => void;
}

const LIST = new Intl.ListFormat('en-GB');

/** Asks in one line whether judgements set for the previous wording still apply. */
export function LeftOverNote({ observation, number, particulars, ...answer }: LeftOverNoteProps) {
  const left = openLeftOver(observation, particulars.names);
  const [first] = left;
  if (!first) return null;
  const names = left.map(({ name }) => name);
  const isOne = names.length === 1;
  const called = LIST.format(names.map((name) => WORD_NAMES[name].toLowerCase()));
  const about = `${called} of photo ${String(number)}`;
  const said = left
    .map(({ name, value }) => `${WORD_NAMES[name]} ${valueText(name, value, particulars.levels)}`)
    .map((one, index) => (index === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1)))
    .join(', ');
  const answers = {
    Keep: () => {
      answer.onKeep(names);
    },
    Change: () => {
      answer.onChange(first.name);
    },
    Clear: () => {
      answer.onClear(names);
    },
  };
  return (
    <div
      role="group"
      aria-label={`${isOne ? 'Does the' : 'Do'} ${about} still apply?`}
      className="flex basis-full flex-wrap xl:col-span-full items-center gap-x-2 gap-y-1 rounded-md border border-warning/40 bg-warning-wash px-2 py-1"
    >
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-warning" />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {said} {isOne ? 'was' : 'were'} set for the previous wording.
      </p>
      <span className="flex">
        {Object.entries(answers).map(([label, act]) => (
          <Button
            key={label}
            variant="link"
            size="sm"
            className="h-7 px-1.5 text-xs pointer-coarse:h-11"
            data-keep={label === 'Keep' ? '' : undefined}
            aria-label={`${label}: ${about}`}
            onClick={({ currentTarget }) => {
              // The buttons disappear with the question.
              currentTarget.closest('tr')?.focus({ preventScroll: true });
              act();
            }}
          >
            {label}
          </Button>
        ))}
      </span>
    </div>
  );
}
