import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  ArrowDown,
  ArrowUp,
  Bot,
  History,
  ListOrdered,
  MoreHorizontal,
  PencilLine,
  Undo2,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { shownParticulars, valueText, type ReportParticulars } from '../particulars/particulars';
import { proposedBeside } from '../particulars/proposed-particular';
import type { RowCommands } from '../particulars/row-commands';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';
import { hasPhoto } from '../schema';
import type { RowSlots } from './row-slots';

export interface RowMenuProps {
  observation: Observation;
  number: number;
  /** How many rows the report has. */
  count: number;
  particulars: ReportParticulars;
  commands: RowCommands;
  photoActions?: RowSlots['photoActions'];
}

/**
 * What is done with a row less often, and with its photo. A menu hears every key of the page, open or not: it is
 * made once it is wanted.
 */
export function RowMenu({ photoActions, ...row }: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <MenuButton
        number={row.number}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => {
          setWanted(true);
        }}
      />
    );
  }
  const menu = (items: ReactNode, isBusy: boolean) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MenuButton number={row.number} busy={isBusy} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <RowItems {...row} />
        {items && (
          <>
            <DropdownMenuSeparator />
            {items}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
  const { observation, number } = row;
  return photoActions && hasPhoto(observation)
    ? photoActions(observation, number, menu)
    : menu(null, false);
}

function MenuButton({
  number,
  busy = false,
  ...button
}: ComponentProps<typeof Button> & { number: number }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={`More for photo ${String(number)}`}
      title="More"
      busy={busy}
      {...button}
    >
      {!busy && <MoreHorizontal aria-hidden />}
    </Button>
  );
}

function RowItems(row: Omit<RowMenuProps, 'photoActions'>) {
  const { observation, number, count, commands } = row;
  return (
    <>
      <DropdownMenuItem
        disabled={number === 1}
        onSelect={() => {
          commands.move(number - 1, number - 2);
        }}
      >
        <ArrowUp aria-hidden />
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={number === count}
        onSelect={() => {
          commands.move(number - 1, number);
        }}
      >
        <ArrowDown aria-hidden />
        Move down
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={count === 1}
        onSelect={() => {
          commands.askPlace(observation);
        }}
      >
        <ListOrdered aria-hidden />
        Move to…
      </DropdownMenuItem>
      {hasPhoto(observation) && (
        <DropdownMenuItem
          onSelect={() => {
            commands.draw(number);
          }}
        >
          <PencilLine aria-hidden />
          Draw on photo
        </DropdownMenuItem>
      )}
      <ProposedItems {...row} />
      {observation.hand === 'accepted' && (
        <DropdownMenuItem
          onSelect={() => {
            commands.unaccept(observation);
          }}
        >
          <Undo2 aria-hidden />
          Take the acceptance back
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        onSelect={() => {
          commands.showVersions(observation);
        }}
      >
        <History aria-hidden />
        Earlier versions…
      </DropdownMenuItem>
    </>
  );
}

/** What was proposed where the row says something else, each to be taken after all. */
function ProposedItems({ observation, particulars, commands }: Omit<RowMenuProps, 'photoActions'>) {
  return shownParticulars(observation, particulars).map((name) => {
    const proposed = proposedBeside(observation, name, particulars.schemeId);
    if (proposed === null) return null;
    const text = valueText(name, proposed, particulars.levels) ?? proposed;
    return (
      <DropdownMenuItem
        key={name}
        onSelect={() => {
          commands.set(observation, name, proposed);
        }}
      >
        <Bot aria-hidden />
        <span className="max-w-64 truncate">
          Use proposed {WORD_NAMES[name].toLowerCase()}: {text}
        </span>
      </DropdownMenuItem>
    );
  });
}
