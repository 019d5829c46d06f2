import { cva, type VariantProps } from 'class-variance-authority';

/** A button's style, for links too. Separate from button.tsx, which the landing page does not load. */
export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default:
          'border-primary bg-primary text-primary-foreground hover:border-signal hover:bg-signal hover:text-signal-foreground',
        signal:
          'border-signal bg-signal text-signal-foreground hover:border-foreground hover:bg-foreground hover:text-background',
        outline: 'border-input/60 bg-card text-foreground hover:border-foreground hover:bg-accent',
        ghost: 'border-transparent text-foreground hover:bg-accent',
        link: 'h-auto border-transparent p-0 text-signal underline-offset-4 hover:underline',
        destructive:
          'border-destructive bg-destructive text-destructive-foreground hover:opacity-90',
        'destructive-outline':
          'border-destructive/50 bg-card text-destructive hover:border-destructive hover:bg-destructive-wash',
      },
      size: {
        default: 'h-10 px-4 text-sm pointer-coarse:h-11',
        sm: 'h-8 px-3 text-[0.8125rem] pointer-coarse:h-11',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10 pointer-coarse:size-11',
        'icon-sm': 'size-8 pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;
