import { PencilLine, Square, SquareCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import type { Severity } from '@shared/contract/stored';
import { isFlag } from '@shared/row-words';
import { valueText, type ParticularName, type ReportParticulars } from './particulars';
import { LevelSwatch } from './level-swatch';
import { WORD_NAMES } from '../rows/word-names';

/** The fields' keys and columns, the same in every row: nothing jumps from row to row. */
const PLACES: Partial<Record<ParticularName, { key: string; slot: string }>> = {
  location: { key: 'L', slot: 'xl:col-start-1' },
  rating: { key: 'S', slot: 'xl:col-start-2' },
  severity: { key: 'S', slot: 'xl:col-start-2' },
  urgency: { key: 'U', slot: 'xl:col-start-3' },
  captured_at: { key: 'T', slot: 'xl:col-start-4' },
};

const SEVERITY_LOOK: Record<Severity, 'outline' | 'warning' | 'destructive'> = {
  minor: 'outline',
  moderate: 'warning',
  major: 'destructive',
  safety: 'destructive',
};

interface ParticularCellProps {
  name: ParticularName;
  number: number;
  levels: ReportParticulars['levels'];
  value: string | null;
  proposed: string | null;
  onOpen: () => void;
}

/** A field's value; a click, Enter or its key opens it. Plain text except in the active row. */
export function ParticularCell({ name, levels, value, proposed, ...cell }: ParticularCellProps) {
  const label = name === 'captured_at' ? 'Time' : WORD_NAMES[name];
  const place = PLACES[name];
  const photo = `photo ${String(cell.number)}`;
  const text = valueText(name, value, levels);
  const CheckBox = value === null ? Square : SquareCheck;
  const was = proposed === null ? null : (valueText(name, proposed, levels) ?? proposed);
  return (
    <button
      type="button"
      {...(isFlag(name) && { role: 'switch', 'aria-checked': value !== null })}
      tabIndex={-1}
      data-particular={name}
      aria-keyshortcuts={place?.key.toLowerCase()}
      title={`${was === null ? label : `Proposed: ${was}`}${place ? ` (${place.key})` : ''}`}
      className={cn(
        place?.slot ?? 'xl:order-1 xl:col-span-full',
        IN_ACTIVE_ROW,
        'group/cell inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-md border border-transparent px-1.5 text-left hover:border-input hover:bg-accent pointer-coarse:min-h-11 pointer-coarse:border-border pointer-coarse:px-2.5 xl:justify-self-start',
      )}
      onClick={cell.onOpen}
    >
      {isFlag(name) ? (
        <span
          className={cn(
            'inline-flex items-center gap-1.5',
            value === null ? 'text-muted-foreground' : 'visible font-medium text-foreground',
          )}
        >
          <CheckBox aria-hidden className="size-3.5 shrink-0" />
          {label} <span className="sr-only">of {photo}</span>
        </span>
      ) : text === null ? (
        <span className="text-muted-foreground">
          Add {label.toLowerCase()} <span className="sr-only">to {photo}</span>
        </span>
      ) : (
        <span className="visible inline-flex min-w-0 items-center gap-1.5">
          <span className="text-muted-foreground">{label}</span>{' '}
          <span className="sr-only">of {photo}:</span>{' '}
          <ParticularValue name={name} levels={levels} value={value} text={text} />
        </span>
      )}
      {was !== null && (
        <>
          {' '}
          <span className="sr-only">(proposed: {was})</span>
          <PencilLine aria-hidden className="visible size-3 shrink-0 text-muted-foreground" />
          <span
            aria-hidden
            className="hidden text-muted-foreground group-hover/cell:inline group-focus-visible/cell:inline"
          >
            Proposed: {was}
          </span>
        </>
      )}
    </button>
  );
}

type ParticularValueProps = Pick<ParticularCellProps, 'name' | 'levels' | 'value'> & {
  text: string;
};

function ParticularValue({ name, levels, value, text }: ParticularValueProps) {
  if (name === 'severity') return <Badge variant={SEVERITY_LOOK[value as Severity]}>{text}</Badge>;
  const level = name === 'rating' && levels.rating.find((one) => one.value === value);
  return (
    <span
      translate="no"
      className="tabular inline-flex min-w-0 items-center gap-1.5 font-medium whitespace-pre-line text-foreground [overflow-wrap:anywhere]"
    >
      {level && <LevelSwatch colour={level.colour} />}
      {text}
    </span>
  );
}
