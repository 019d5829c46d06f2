import { brickJoints, steppedCrack } from './brick-courses';

const WIDTH = 560;
const HEIGHT = 420;
const OPENING = { x: 280, y: 100, width: 168, height: 140 };

const JOINTS = brickJoints(WIDTH, HEIGHT, OPENING);
const CRACK_BELOW = steppedCrack({ x: 280, y: 240 }, 8, { across: -1, along: 1 });
const CRACK_ABOVE = steppedCrack({ x: 476, y: 80 }, 3, { across: 1, along: -1 });

/** A wall as an inspector would sketch it: openings, cracks, numbered notes. */
export function Elevation() {
  const { x, y, width, height } = OPENING;
  return (
    <svg viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`} aria-hidden className="block w-full">
      <path d={JOINTS} className="stroke-border" strokeWidth="1" fill="none" />
      <rect
        width={WIDTH}
        height={HEIGHT}
        fill="none"
        className="stroke-foreground"
        strokeWidth="1.25"
      />
      <g fill="none" className="stroke-signal" strokeWidth="2.5" strokeLinejoin="round">
        <path d={CRACK_BELOW} pathLength="1" className="animate-crack" />
        <path d={CRACK_ABOVE} pathLength="1" className="animate-crack" />
      </g>
      <g className="fill-card stroke-foreground" strokeWidth="1.25">
        <rect x={x - 28} y={y - 20} width={width + 56} height="20" />
        <rect x={x} y={y} width={width} height={height} />
        <rect x={x - 14} y={y + height} width={width + 28} height="9" />
        <path
          d={`M${x + 10} ${y + 10}h${width - 20}v${height - 20}h-${width - 20}zM${x + width / 2} ${y + 10}v${height - 20}M${x + 10} ${y + 52}h${width - 20}`}
          strokeWidth="0.8"
        />
      </g>
      <Note number={1} at={[112, 292]} to={[190, 320]} />
      <Note number={2} at={[520, 122]} to={[504, 44]} />
      <Note number={3} at={[492, 292]} to={[458, 246]} />
    </svg>
  );
}

interface NoteProps {
  number: number;
  at: [number, number];
  to: [number, number];
}

function Note({ number, at: [x, y], to: [toX, toY] }: NoteProps) {
  return (
    <g>
      <path
        d={`M${x} ${y}L${toX} ${toY}`}
        className="stroke-foreground"
        strokeWidth="1"
        fill="none"
      />
      <circle cx={toX} cy={toY} r="2.5" className="fill-foreground" />
      <circle cx={x} cy={y} r="14" className="fill-card stroke-foreground" strokeWidth="1.25" />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        className="fill-foreground text-[14px] font-semibold"
      >
        {number}
      </text>
    </g>
  );
}
