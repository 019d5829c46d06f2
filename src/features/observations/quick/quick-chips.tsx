import { cn } from '@/lib/cn';
import type { QuickOption } from './quick-options';

interface QuickChipsProps {
  options: readonly QuickOption[];
  onChoose: (option: QuickOption) => void;
}

export function QuickChips({ options, onChoose }: QuickChipsProps) {
  if (options.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {options.map((option) => (
        <QuickChip
          key={option.label}
          option={option}
          onChoose={() => {
            onChoose(option);
          }}
        />
      ))}
    </div>
  );
}

interface QuickChipProps {
  option: QuickOption;
  onChoose: () => void;
}

function QuickChip({ option: { label, key, isSame, isOn }, onChoose }: QuickChipProps) {
  const shownKey = isSame ? 'Enter' : key;
  return (
    <button
      type="button"
      // The group is one tab stop; arrow keys move within it.
      tabIndex={-1}
      aria-pressed={isOn}
      onClick={onChoose}
      className={cn(
        // Its own outline: unlike other targets of moved focus, the choice under the arrow keys shows its ring.
        'inline-flex h-8 items-center gap-1.5 rounded-md border bg-card px-2.5 text-[0.8125rem] hover:border-foreground hover:bg-accent focus-visible:outline-2! focus-visible:outline-signal! focus-visible:outline-solid! pointer-coarse:h-11 pointer-coarse:px-3.5',
        isSame && 'border-signal/50 font-medium',
        isOn && 'border-signal bg-signal-wash text-signal',
      )}
    >
      {label}
      {shownKey && (
        <kbd
          aria-hidden
          className="rounded-xs bg-muted px-1 font-sans text-[0.6875rem] leading-4 text-muted-foreground pointer-coarse:hidden"
        >
          {shownKey}
        </kbd>
      )}
    </button>
  );
}
