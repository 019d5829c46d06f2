/** The shared style of text fields. 16 px on touch screens keeps iOS from zooming in. */
export const fieldStyle =
  'w-full min-w-0 rounded-md border border-input bg-card px-3 text-[0.9375rem] text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground/60 focus-visible:border-signal focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive pointer-coarse:text-base';
