import { TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Observation } from '@/records/observation';
import { WORD_NAMES } from '../rows/word-names';
import { valueText, type ParticularName, type ReportParticulars } from './particulars';
import { useLeftOverOf, type LeftOver } from './use-left-over';

interface LeftOverNotesProps {
  observation: Observation;
  number: number;
  levels: ReportParticulars['levels'];
  /** Opens the levels of a particular, to choose another. */
  onChange: (name: ParticularName) => void;
  /** Sets it, or leaves it as it is; null takes it away. */
  onChoose: (name: ParticularName, value: string | null) => void;
}

/** Asks, beside the row and in nobody's way, what becomes of a severity that was said of another defect. */
export function LeftOverNotes({ observation, ...row }: LeftOverNotesProps) {
  return useLeftOverOf(observation).map((left) => (
    <LeftOverNote key={left.name} {...row} left={left} />
  ));
}

interface LeftOverNoteProps extends Omit<LeftOverNotesProps, 'observation'> {
  left: LeftOver;
}

function LeftOverNote({ left, number, levels, onChange, onChoose }: LeftOverNoteProps) {
  const { name, of, value } = left;
  const called = WORD_NAMES[name];
  const about = `${called.toLowerCase()} of photo ${String(number)}`;
  const answers = {
    Keep: () => {
      onChoose(name, value);
    },
    Change: () => {
      onChange(name);
    },
    None: () => {
      onChoose(name, null);
    },
  };
  return (
    <div
      role="group"
      aria-label={`Does the ${about} still hold?`}
      className="flex basis-full flex-wrap xl:col-span-full items-center gap-x-2 gap-y-1 rounded-md border border-warning/40 bg-warning-wash px-2 py-1"
    >
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-warning" />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {called} {valueText(name, value, levels)} was said of “{shortened(of)}”.
      </p>
      <span className="flex">
        {Object.entries(answers).map(([label, act]) => (
          <Button
            key={label}
            variant="link"
            size="sm"
            className="h-7 px-1.5 text-xs pointer-coarse:h-11"
            aria-label={`${label}: ${about}`}
            onClick={({ currentTarget }) => {
              // The buttons go with what they ask.
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

/** Enough of a text to know it again. */
const LONGEST = 60;

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
