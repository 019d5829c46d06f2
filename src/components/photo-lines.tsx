import { cn } from '@/lib/cn';
import type { Size } from '@/lib/pictures/size';

/** A line on a photo, its points as shares of the upright picture's width and height. */
export interface PhotoLine {
  /** A place for a person to check, or what they confirmed as a crack. */
  kind: 'look' | 'crack';
  points: readonly (readonly [number, number])[];
}

interface PhotoLinesProps {
  lines: readonly PhotoLine[];
  /** The picture's own size: the drawing fits its box as the picture does. */
  picture: Size;
  /** The scale of a transform around the box; lines stay thin. */
  scale?: number;
  className?: string;
}

/** Pixels on the screen: the line, and the dark edge that shows it on light surfaces too. */
const LINE = 1.75;
const CASING = 3.75;

/** Lines over a photo that is shown whole. The text beside it explains them. */
export function PhotoLines({ lines, picture, scale = 1, className }: PhotoLinesProps) {
  const { width, height } = picture;
  const drawn = lines
    .map(({ points }) => points.map(([x, y]) => `${at(x * width)} ${at(y * height)}`).join('L'))
    .map((path) => `M${path}`)
    .join('');
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg
      aria-hidden
      data-photo-lines
      width={width}
      height={height}
      viewBox={`0 0 ${at(width)} ${at(height)}`}
      preserveAspectRatio="xMidYMid meet"
      className={cn(
        'pointer-events-none',
        // Unconfirmed lines are faint; a photo's lines are all of one kind.
        lines.some(({ kind }) => kind === 'look') && 'opacity-55',
        className,
      )}
    >
      <path
        d={drawn}
        {...stroke}
        vectorEffect="non-scaling-stroke"
        strokeWidth={CASING / scale}
        className="stroke-photo-casing"
      />
      <path
        d={drawn}
        {...stroke}
        vectorEffect="non-scaling-stroke"
        strokeWidth={LINE / scale}
        className="stroke-photo-line"
      />
    </svg>
  );
}

function at(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
