import {
  ArrowDown,
  ArrowUp,
  Bot,
  Group,
  History,
  ListOrdered,
  PencilLine,
  Undo2,
} from 'lucide-react';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { shownParticulars, valueText, type ReportParticulars } from '../particulars/particulars';
import { proposedBeside } from '../particulars/proposed-particular';
import type { RowCommands } from '../particulars/row-commands';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';
import { hasPhoto } from '../schema';
import { PhotoMenu } from '../findings/photo-menu';
import type { RowSlots } from '../findings/row-slots';

export interface RowMenuProps {
  observation: Observation;
  number: number;
  /** Index among the report's rows. */
  place: number;
  /** How many rows the report has. */
  count: number;
  particulars: ReportParticulars;
  commands: RowCommands;
  photoActions?: RowSlots['photoActions'];
}

export function RowMenu({ photoActions, ...row }: RowMenuProps) {
  const { observation, number } = row;
  return (
    <PhotoMenu observation={observation} number={number} photoActions={photoActions}>
      <RowItems {...row} />
    </PhotoMenu>
  );
}

function RowItems(row: Omit<RowMenuProps, 'photoActions'>) {
  const { observation, number, place, count, commands } = row;
  return (
    <>
      <DropdownMenuItem
        disabled={place === 0}
        onSelect={() => {
          commands.moveBy(observation, -1);
        }}
      >
        <ArrowUp aria-hidden />
        Move up
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={place === count - 1}
        onSelect={() => {
          commands.moveBy(observation, 1);
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
      <DropdownMenuItem
        disabled={count === 1}
        onSelect={() => {
          commands.askJoin(observation);
        }}
      >
        <Group aria-hidden />
        Join with…
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

/** Offers each proposal that the row has overridden. */
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
