import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  particularValue,
  valueText,
  type ParticularName,
  type ReportParticulars,
} from '../particulars/particulars';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';
import { ParticularEditor } from '../particulars/particular-editor';
import { ElementForAll } from './element-for-all';

type Settable = ParticularName | 'element';

interface SetForAllProps {
  rows: readonly Observation[];
  selected: readonly Observation[];
  particulars: ReportParticulars;
  onSet: (rows: readonly Observation[], name: ParticularName, value: string | null) => void;
  onElement: (rows: readonly Observation[], element: string) => void;
}

/** Sets a field of all selected rows: location, severity, urgency or element. */
export function SetForAll(props: SetForAllProps) {
  const [open, setOpen] = useState<Settable | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const opened = useRef<Settable | null>(null);
  useEffect(() => {
    if (open !== null) opened.current = open;
    else if (opened.current !== null) {
      const button = element.current?.querySelector<HTMLElement>(`[data-set="${opened.current}"]`);
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
      opened.current = null;
    }
  }, [open]);
  const close = () => {
    setOpen(null);
  };

  return (
    <div ref={element} className={open === null ? 'contents' : 'flex min-w-0 flex-1'}>
      {open === null && <SetButtons {...props} onOpen={setOpen} />}
      {open === 'element' && (
        <ElementForAll
          rows={props.rows}
          selected={props.selected}
          onSave={(text) => {
            props.onElement(props.selected, text);
            close();
          }}
          onCancel={close}
        />
      )}
      {open !== null && open !== 'element' && <SetOne {...props} name={open} onClose={close} />}
    </div>
  );
}

function SetButtons({
  selected,
  particulars,
  onSet,
  onOpen,
}: SetForAllProps & { onOpen: (name: Settable) => void }) {
  const names: Settable[] = [
    ...particulars.names.filter((name) => name !== 'captured_at'),
    'element',
  ];
  return (
    <>
      {names.map((name) => {
        const called = name === 'element' ? 'Element' : WORD_NAMES[name];
        return (
          <Button
            key={name}
            size="sm"
            variant="outline"
            data-set={name}
            aria-label={`${called} of ${String(selected.length)} selected`}
            onClick={() => {
              onOpen(name);
            }}
          >
            {called}…
          </Button>
        );
      })}
      {selected.some(({ location }) => location.trim() !== '') && (
        <Button
          size="sm"
          variant="ghost"
          className="px-2"
          onClick={() => {
            onSet(selected, 'location', null);
          }}
        >
          Clear location
        </Button>
      )}
    </>
  );
}

interface SetOneProps extends SetForAllProps {
  name: ParticularName;
  onClose: () => void;
}

function SetOne({ name, selected, particulars, onSet, onClose }: SetOneProps) {
  const shared = sharedValue(name, selected);
  const label = `${WORD_NAMES[name]} of ${String(selected.length)} selected`;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <ParticularEditor
        name={name}
        label={label}
        levels={particulars.levels}
        value={shared}
        onSave={(value) => {
          // A field left blank where the rows differ changes nothing.
          if (value || shared !== undefined || name !== 'location')
            onSet(selected, name, value || null);
          onClose();
        }}
        onLeave={onClose}
        onCancel={onClose}
        onTab={onClose}
      />
      <span className="sr-only">
        {shared === undefined
          ? 'The selected rows differ.'
          : `All: ${valueText(name, shared, particulars.levels) ?? 'none'}.`}
      </span>
    </div>
  );
}

/** The value that all rows share; undefined where they differ. */
function sharedValue(
  name: ParticularName,
  rows: readonly Observation[],
): string | null | undefined {
  const values = new Set(rows.map((row) => particularValue(name, row)));
  return values.size === 1 ? [...values][0] : undefined;
}
