/** Fills the window while nothing else can be shown. Without tailwind-merge: it is in the first script. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-muted-foreground">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden className="size-7 animate-spin">
        <circle
          cx="12"
          cy="12"
          r="10"
          stroke="currentColor"
          strokeOpacity="0.25"
          strokeWidth="1.5"
        />
        <path d="M12 2a10 10 0 0 1 10 10" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="sr-only">Loading</span>
    </div>
  );
}
