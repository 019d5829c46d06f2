import { cn } from '@/lib/cn';

interface SpinnerProps {
  className?: string;
  /** Read out by screen readers. */
  label?: string;
  /** Inside an element that already says it is busy. */
  decorative?: boolean;
}

export function Spinner({ className, label = 'Loading', decorative = false }: SpinnerProps) {
  const icon = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      className={cn('size-4 animate-spin', decorative && className)}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
  if (decorative) return icon;
  return (
    <span role="status" className={cn('inline-flex items-center gap-2', className)}>
      {icon}
      <span className="sr-only">{label}</span>
    </span>
  );
}
