import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { Point } from '@shared/drawing/drawing';
import type { Box } from '../edit/mark-geometry';
import { dragPart, handlePlace, movePart, PART_HANDLES } from './crop-part';
import type { StageGeometry } from './stage-geometry';

const NAMES = [
  'Upper left corner',
  'Upper side',
  'Upper right corner',
  'Right side',
  'Lower right corner',
  'Lower side',
  'Lower left corner',
  'Left side',
];
/** Pixels that an arrow key moves a corner or side; Shift multiplies them by LARGER. */
const STEP = 4;
const LARGER = 8;
const WAYS: Record<string, Point> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropFrameProps {
  geometry: StageGeometry;
  part: Box;
  onPart: (part: Box) => void;
}

/** The part of the photo to keep, with handles for fingers and keys; the rest is dimmed. */
export function CropFrame({ geometry, part, onPart }: CropFrameProps) {
  const frame = {
    left: geometry.left,
    top: geometry.top,
    width: geometry.shown.width * geometry.scale,
    height: geometry.shown.height * geometry.scale,
  };
  const share = (pixels: Point): Point => [pixels[0] / frame.width, pixels[1] / frame.height];
  return (
    <>
      <div className="pointer-events-none absolute overflow-hidden" style={frame}>
        <div className="absolute shadow-[0_0_0_9999px_rgb(0_0_0/0.6)]" style={positionBox(part)} />
      </div>
      <div className="absolute touch-none" style={frame}>
        <Grip
          label="Part that is shown"
          className="cursor-move border border-white focus-visible:-outline-offset-4"
          style={positionBox(part)}
          part={part}
          onDrag={(start, way) => {
            onPart(movePart(start, share(way)));
          }}
        >
          <Thirds />
        </Grip>
        {PART_HANDLES.map((_, handle) => {
          const [x, y] = handlePlace(part, handle);
          return (
            <Grip
              key={handle}
              label={NAMES[handle] ?? ''}
              className="grid size-11 -translate-1/2 place-items-center rounded-full focus-visible:-outline-offset-6"
              style={{ left: percent(x), top: percent(y) }}
              part={part}
              onDrag={(start, way) => {
                onPart(dragPart(start, handle, share(way)));
              }}
            >
              <span className="size-4 rounded-full border-2 border-black bg-white" />
            </Grip>
          );
        })}
      </div>
    </>
  );
}

interface GripProps {
  label: string;
  className: string;
  style: CSSProperties;
  part: Box;
  /** `way`: pixels right and down from the start of the drag. */
  onDrag: (part: Box, way: Point) => void;
  children: ReactNode;
}

/** A handle moved by dragging or arrow keys. */
function Grip({ label, className, style, part, onDrag, children }: GripProps) {
  const held = useRef<{ part: Box; from: Point } | null>(null);
  const letGo = () => {
    held.current = null;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const times = event.shiftKey ? LARGER : 1;
    onDrag(part, [way[0] * times, way[1] * times]);
  };
  return (
    <button
      type="button"
      aria-label={`${label}; arrow keys move it`}
      className={cn('absolute', className)}
      style={style}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { part, from: [event.clientX, event.clientY] };
      }}
      onPointerMove={({ clientX, clientY }) => {
        const { current } = held;
        if (!current) return;
        onDrag(current.part, [clientX - current.from[0], clientY - current.from[1]]);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={handleKeyDown}
    >
      {children}
    </button>
  );
}

function Thirds() {
  return (
    <span aria-hidden className="absolute inset-0 grid grid-cols-3 grid-rows-3">
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} className="border border-white/20" />
      ))}
    </span>
  );
}

function positionBox({ left, top, right, bottom }: Box): CSSProperties {
  return {
    left: percent(left),
    top: percent(top),
    width: percent(right - left),
    height: percent(bottom - top),
  };
}

function percent(share: number): string {
  return `${String(share * 100)}%`;
}
