import { Pencil, ScanSearch, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { hasPhoto, isAcceptable } from '../schema';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { RowMenu, type RowMenuProps } from './row-menu';

interface RowActionsProps extends RowMenuProps {
  isAnalysing: boolean;
  /** The row offers choices in place of its words: "Describe" focuses them. */
  isToBeChosen: boolean;
}

export function RowActions({ isAnalysing, isToBeChosen, ...row }: RowActionsProps) {
  const { observation, number, commands } = row;
  const name = `photo ${String(number)}`;
  return (
    <div className="flex flex-wrap gap-0.5 md:grid md:grid-cols-2">
      {observation.hand === 'proposed' && (
        <Button
          variant="outline"
          size="sm"
          className="max-md:mr-2 md:col-span-2 md:mb-1 md:px-2"
          aria-label={`Accept ${name}`}
          aria-keyshortcuts="a"
          title={
            isAcceptable(observation)
              ? 'Accept these words as yours (A)'
              : 'Fill in every text first'
          }
          disabled={isAnalysing || !isAcceptable(observation)}
          onClick={({ currentTarget }) => {
            // The button disappears with its action; the row keeps the focus.
            currentTarget.closest('tr')?.focus({ preventScroll: true });
            commands.accept(observation);
          }}
        >
          Accept
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        className={isToBeChosen ? IN_ACTIVE_ROW : undefined}
        data-edit={observation.id}
        aria-label={`Edit ${name}`}
        aria-keyshortcuts="e"
        title="Edit (E)"
        onClick={() => {
          commands.edit(observation);
        }}
      >
        <Pencil aria-hidden />
      </Button>
      <RowMenu {...row} />
      <Button
        variant="ghost"
        size="icon-sm"
        tabIndex={-1}
        className={IN_ACTIVE_ROW}
        aria-label={`Analyse ${name} again`}
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
        tabIndex={-1}
        className={IN_ACTIVE_ROW}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => {
          commands.delete(observation);
        }}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}
