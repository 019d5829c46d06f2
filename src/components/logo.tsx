/** The plumb-bob: a line from a fixed point, and the weight that finds the vertical. */
function LogoMark({ className = 'h-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 24" fill="none" aria-hidden className={className}>
      <path d="M1 .75h14" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 .75v8" className="stroke-signal" strokeWidth="1.5" />
      <path d="M5 8.25h6v2.25H5zM3 11.5h10L8 23.5z" fill="currentColor" />
      <path d="M8 11.5h5L8 23.5z" className="fill-signal" />
    </svg>
  );
}

export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark />
      <span className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.02em]">Plumbline</span>
    </span>
  );
}
