/** A bob on a line from the top of the screen; its region must clip overflow. */
export function PlumbBob() {
  return (
    <div aria-hidden className="relative mb-7 w-5">
      <span className="absolute bottom-full left-1/2 h-dvh w-px -translate-x-1/2 bg-signal" />
      <svg viewBox="0 0 20 34" fill="none" className="block w-5">
        <path d="M10 0v4" className="stroke-signal" strokeWidth="1" />
        <path d="M6 4h8v3.5H6zM2.5 9h15L10 34z" fill="currentColor" />
        <path d="M10 9h7.5L10 34z" className="fill-signal" />
      </svg>
    </div>
  );
}
