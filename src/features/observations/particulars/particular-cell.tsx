import { PencilLine } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import type { Severity } from '../../../../supabase/functions/_shared/contract/stored';
import { valueText, type ParticularName, type ReportParticulars } from './particulars';
import { LevelSwatch } from './level-swatch';

const CALLED: Record<ParticularName, { label: string; key: string }> = {
  location: { label: 'Location', key: 'L' },
  rating: { label: 'Rating', key: 'S' },
  severity: { label: 'Severity', key: 'S' },
  urgency: { label: 'Urgency', key: 'U' },
  captured_at: { label: 'Time', key: 'T' },
  caption: { label: 'Caption', key: 'C' },
};

/** Where each stands, in every row alike: nothing jumps from row to row. */
const SLOT: Record<ParticularName, string> = {
  location: 'xl:col-start-1',
  rating: 'xl:col-start-2',
  severity: 'xl:col-start-2',
  urgency: 'xl:col-start-3',
  captured_at: 'xl:col-start-4',
  caption: '',
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

/** What one particular says; a click, Enter or its key opens it. It is text, but in the active row. */
export function ParticularCell({ name, levels, value, proposed, ...cell }: ParticularCellProps) {
  const { label, key } = CALLED[name];
  const photo = `photo ${String(cell.number)}`;
  const text = valueText(name, value, levels);
  const was = proposed === null ? null : (valueText(name, proposed, levels) ?? proposed);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-particular={name}
      aria-keyshortcuts={key.toLowerCase()}
      title={`${was === null ? label : `Proposed: ${was}`} (${key})`}
      className={cn(
        SLOT[name],
        IN_ACTIVE_ROW,
        'group/cell inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-md border border-transparent px-1.5 text-left hover:border-input hover:bg-accent pointer-coarse:min-h-11 pointer-coarse:border-border pointer-coarse:px-2.5 xl:justify-self-start',
      )}
      onClick={cell.onOpen}
    >
      {text === null ? (
        <span className="text-muted-foreground">
          Add {label.toLowerCase()} <span className="sr-only">to {photo}</span>
        </span>
      ) : (
        <span className="visible inline-flex min-w-0 items-center gap-1.5">
          <span className="text-muted-foreground">{label}</span>{' '}
          <span className="sr-only">of {photo}:</span>{' '}
          <ParticularValue {...{ name, levels, value, text }} />
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
      className="tabular inline-flex min-w-0 items-center gap-1.5 font-medium text-foreground [overflow-wrap:anywhere]"
    >
      {level && <LevelSwatch colour={level.colour} />}
      {text}
    </span>
  );
}
