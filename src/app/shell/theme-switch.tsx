import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme, type ThemeChoice } from '@/lib/theme';

const CHOICES: { value: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { value: 'system', label: 'System theme', Icon: Monitor },
  { value: 'light', label: 'Light theme', Icon: Sun },
  { value: 'dark', label: 'Dark theme', Icon: Moon },
];

/** Three small buttons: system, light, dark. */
export function ThemeSwitch() {
  const { choice, setChoice } = useTheme();
  return (
    <div role="group" aria-label="Theme" className="inline-flex rounded-md border p-0.5">
      {CHOICES.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={choice === value}
          title={label}
          onClick={() => {
            setChoice(value);
          }}
          className="inline-flex size-7 items-center justify-center rounded-sm text-muted-foreground transition-colors hover:text-foreground aria-pressed:bg-muted aria-pressed:text-foreground pointer-coarse:size-11"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  );
}
