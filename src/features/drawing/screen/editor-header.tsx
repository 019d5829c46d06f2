import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { ToolButton } from './tool-button';

interface EditorHeaderProps {
  /** The dialog's title: "Photo 3 of 12". */
  position: string;
  /** Null where there is none. */
  ways: { showPrevious: (() => void) | null; showNext: (() => void) | null };
  marks: { count: number; areShown: boolean; toggle: () => void };
}

export function EditorHeader({ position, ways, marks }: EditorHeaderProps) {
  return (
    <div className="flex items-center gap-1 border-b bg-card p-1.5 pl-3">
      <Dialog.Title className="tabular mr-auto truncate text-sm font-semibold">
        <span aria-live="polite">{position}</span>
      </Dialog.Title>
      <ToolButton
        label="Previous photo"
        shortcut="PageUp"
        isDisabled={!ways.showPrevious}
        onClick={() => ways.showPrevious?.()}
      >
        <ChevronLeft aria-hidden />
      </ToolButton>
      <ToolButton
        label="Next photo"
        shortcut="PageDown"
        isDisabled={!ways.showNext}
        onClick={() => ways.showNext?.()}
      >
        <ChevronRight aria-hidden />
      </ToolButton>
      <ToolButton
        label={`List of marks: ${String(marks.count)}`}
        aria-expanded={marks.areShown}
        className="tabular w-14 gap-1.5 text-sm"
        onClick={marks.toggle}
      >
        <List aria-hidden />
        {marks.count}
      </ToolButton>
      <Dialog.Close asChild>
        <Button variant="signal" className="ml-1 h-11 md:h-10">
          Done
        </Button>
      </Dialog.Close>
    </div>
  );
}
