import {
  ArrowDown,
  ArrowUp,
  MoreHorizontal,
  Pencil,
  ScanSearch,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { RowCommands } from '../rows/row-commands';
import { hasPhoto, type Observation } from '../schema';

interface RowActionsProps {
  observation: Observation;
  number: number;
  count: number;
  isAnalysing: boolean;
  canUndo: boolean;
  commands: RowCommands;
}

export function RowActions({
  observation,
  number,
  count,
  isAnalysing,
  canUndo,
  commands,
}: RowActionsProps) {
  const row = `photo ${String(number)}`;
  return (
    <div className="flex flex-wrap gap-0.5 md:grid md:grid-cols-2">
      <Button
        variant="ghost"
        size="icon-sm"
        data-edit={observation.id}
        aria-label={`Edit ${row}`}
        title="Edit"
        onClick={() => {
          commands.edit(observation);
        }}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Analyse ${row} again`}
        title="Analyse again"
        busy={isAnalysing}
        disabled={!hasPhoto(observation)}
        onClick={() => {
          commands.analyse(observation, number);
        }}
      >
        {!isAnalysing && <ScanSearch aria-hidden />}
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete ${row}`}
        title="Delete"
        onClick={() => {
          commands.delete(observation);
        }}
      >
        <Trash2 aria-hidden />
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" aria-label={`More for ${row}`} title="More">
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
          {canUndo && (
            <DropdownMenuItem
              onSelect={() => {
                commands.undo(observation);
              }}
            >
              <Undo2 aria-hidden />
              Undo the new analysis
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
