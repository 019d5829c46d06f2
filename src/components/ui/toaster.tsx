import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useFootHeight } from '@/lib/foot-bars';
import { useTheme } from '@/lib/theme';

/** The variables that replace Sonner's own colours. */
const COLOURS = {
  '--normal-bg': 'var(--sheet)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--rule)',
  '--border-radius': '4px',
  fontFamily: 'inherit',
} as CSSProperties;

// Its stylesheet loads after ours with attribute selectors, so each class must be important.
const CLASSES = {
  toast:
    'shadow-lift! items-start! border-l-3! border-l-signal! pr-11! data-[type=error]:border-l-destructive! data-[type=warning]:border-l-warning!',
  error: '[&_[data-icon]]:text-destructive',
  warning: '[&_[data-icon]]:text-warning',
  icon: 'mt-px',
  title: 'font-semibold! leading-snug!',
  description: 'text-muted-foreground! leading-snug! mt-1 wrap-anywhere',
  actionButton:
    'h-8! rounded-md! bg-primary! text-primary-foreground! px-3! self-center font-medium! hover:bg-signal!',
  closeButton:
    'top-2! right-2! left-auto! size-7! transform-none! rounded-md! border-0! bg-transparent! text-muted-foreground! hover:bg-accent! hover:text-foreground! [&_svg]:size-3.5',
};

/** Shows the toasts. Sonner's defaults are the specified ones: 356 px wide, four seconds. */
export function Toaster() {
  const { resolved } = useTheme();
  const foot = useFootHeight();
  return (
    <Sonner
      theme={resolved}
      position="bottom-left"
      visibleToasts={3}
      duration={4000}
      gap={14}
      closeButton
      offset={{ bottom: foot + 24 }}
      mobileOffset={{ bottom: foot + 16 }}
      style={COLOURS}
      toastOptions={{ closeButtonAriaLabel: 'Close', classNames: CLASSES }}
    />
  );
}
