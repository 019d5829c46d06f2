import { ArrowDown, ArrowUp, History, ListOrdered, MoreHorizontal, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { RowCommands } from '../rows/row-commands';
import type { Observation } from '../schema';

export interface RowMenuProps {
  observation: Observation;
  number: number;
  /** How many rows the report has. */
  count: number;
  commands: RowCommands;
}

/** What is done with a row less often. */
export function RowMenu({ observation, number, count, commands }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`More for photo ${String(number)}`}
          title="More"
        >
          <MoreHorizontal aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
