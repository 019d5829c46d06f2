import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { focusInRow } from '@/lib/focus-in-row';
import {
  FLAG_SET,
  particularLabel,
  particularValue,
  shownParticulars,
  type ParticularName,
  type ReportParticulars,
} from './particulars';
import { isFlag } from '@shared/row-words';
import { proposedBeside } from './proposed-particular';
import type { RowCommands } from './row-commands';
import type { Observation } from '@/records/observation';
import { ParticularCell } from './particular-cell';
import { ParticularEditor } from './particular-editor';
import { LeftOverNote } from './left-over-note';
import { useAnswerLeftOver } from '../rows/mutations';
import { isJudgement, openLeftOver, type Judgement } from '../rows/replaced-defect';

interface ParticularsLineProps {
  observation: Observation;
  number: number;
  particulars: ReportParticulars;
  /** The last change was made here and can be undone. */
  isLastChanged: boolean;
  commands: Pick<RowCommands, 'set' | 'undoSet'>;
}

/** The field being edited; focuses its cell once closed. */
function useOpenParticular(line: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<ParticularName | null>(null);
  /** The cell to focus once it replaces its editor. */
  const wanted = useRef<ParticularName | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    focusCell(line.current, wanted.current);
    wanted.current = null;
  });
  // Scrolls clear of the selection bar and the window's edge.
  useLayoutEffect(() => {
    if (open !== null) line.current?.scrollIntoView({ block: 'nearest' });
  }, [line, open]);
  const close = (name: ParticularName, isFocusKept: boolean) => {
    if (isFocusKept) wanted.current = name;
    // The click that left this field may have opened another.
    setOpen((now) => (now === name ? null : now));
  };
  return {
    open,
    setOpen: (name: ParticularName) => {
      wanted.current = null;
      setOpen(name);
    },
    close,
  };
}

/** Saves a field that was left or chosen; choosing the current level confirms it. */
function useSaving(observation: Observation, commands: Pick<RowCommands, 'set'>) {
  const { mutate } = useAnswerLeftOver(observation.report_id);
  const keep = (names: readonly Judgement[]) => {
    mutate({ row: observation, names });
  };
  const leave = (name: ParticularName, value: string | null) => {
    if (value !== particularValue(name, observation)) commands.set(observation, name, value);
  };
  const choose = (name: ParticularName, value: string | null) => {
    const isKept = openLeftOver(observation, [name]).some((left) => left.value === value);
    if (isKept && isJudgement(name)) keep([name]);
    leave(name, value);
  };
  const toggle = (name: ParticularName) => {
    leave(name, particularValue(name, observation) === null ? FLAG_SET : null);
  };
  return { leave, choose, keep, toggle };
}

/** A row's details beside its texts: location, severity, urgency and time, each edited in place. */
export function ParticularsLine({ observation, number, ...line }: ParticularsLineProps) {
  const { particulars, isLastChanged, commands } = line;
  const row = { observation, number, particulars };
  const element = useRef<HTMLDivElement>(null);
  const { open, setOpen, close } = useOpenParticular(element);
  const names = shownParticulars(observation, particulars);
  const { leave, choose, keep, toggle } = useSaving(observation, commands);
  const tab = (name: ParticularName, step: 1 | -1, event: KeyboardEvent) => {
    const next = names[names.indexOf(name) + step];
    // Past the ends Tab moves by itself, from the cell that was left.
    if (!next) {
      close(name, true);
      return;
    }
    event.preventDefault();
    setOpen(next);
  };

  return (
    <div
      ref={element}
      className="flex scroll-mt-32 xl:grid xl:grid-cols-[minmax(0,1fr)_8.75rem_8.75rem_11rem_4.5rem] scroll-mb-24 flex-wrap items-center gap-x-1.5 gap-y-1 text-xs max-md:scroll-mb-48 md:-ml-1.5"
    >
      {names.map((name) => {
        const cell = {
          name,
          levels: particulars.levels,
          value: particularValue(name, observation),
          proposed: proposedBeside(observation, name, particulars.schemeId),
        };
        return open === name ? (
          <div key={name} className="max-w-full xl:col-span-full">
            <ParticularEditor
              {...cell}
              label={particularLabel(name, number)}
              onSave={(value) => {
                choose(name, value);
                close(name, true);
              }}
              onLeave={(value) => {
                leave(name, value);
                close(name, false);
              }}
              onCancel={() => {
                close(name, true);
              }}
              onTab={(...key) => {
                tab(name, ...key);
              }}
            />
          </div>
        ) : (
          <ParticularCell
            key={name}
            {...cell}
            number={number}
            onOpen={(isFlag(name) ? toggle : setOpen).bind(null, name)}
          />
        );
      })}
      {isLastChanged && (
        <UndoSet
          onUndo={() => {
            // The button disappears with its action.
            element.current?.closest('tr')?.focus({ preventScroll: true });
            commands.undoSet();
          }}
        />
      )}
      <LeftOverNote
        {...row}
        onChange={setOpen}
        onKeep={keep}
        onClear={(names) => {
          commands.set(observation, names, null);
        }}
      />
    </div>
  );
}

function UndoSet({ onUndo }: { onUndo: () => void }) {
  return (
    <Button
      variant="link"
      size="sm"
      className="px-1.5 text-xs pointer-coarse:h-11 xl:col-start-5"
      title="Undo (Ctrl+Z)"
      onClick={onUndo}
    >
      <Undo2 aria-hidden />
      Undo
    </Button>
  );
}

function focusCell(line: HTMLElement | null, name: ParticularName): void {
  focusInRow(line?.querySelector<HTMLElement>(`[data-particular="${name}"]`));
}
