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
import { MenuItem } from '@/components/ui/dropdown-menu';
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
      <MenuItem
        icon={ArrowUp}
        name="Move up"
        disabled={place === 0}
        onSelect={() => commands.moveBy(observation, -1)}
      />
      <MenuItem
        icon={ArrowDown}
        name="Move down"
        disabled={place === count - 1}
        onSelect={() => commands.moveBy(observation, 1)}
      />
      <MenuItem
        icon={ListOrdered}
        name="Move to…"
        disabled={count === 1}
        onSelect={() => commands.askPlace(observation)}
      />
      <MenuItem
        icon={Group}
        name="Join with…"
        disabled={count === 1}
        onSelect={() => commands.askJoin(observation)}
      />
      {hasPhoto(observation) && (
        <MenuItem icon={PencilLine} name="Draw on photo" onSelect={() => commands.draw(number)} />
      )}
      <ProposedItems {...row} />
      {observation.hand === 'accepted' && (
        <MenuItem
          icon={Undo2}
          name="Take the acceptance back"
          onSelect={() => commands.unaccept(observation)}
        />
      )}
      <MenuItem
        icon={History}
        name="Earlier versions…"
        onSelect={() => commands.showVersions(observation)}
      />
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
      <MenuItem
        key={name}
        icon={Bot}
        name={
          <span className="max-w-64 truncate">
            Use proposed {WORD_NAMES[name].toLowerCase()}: {text}
          </span>
        }
        onSelect={() => commands.set(observation, name, proposed)}
      />
    );
  });
}
