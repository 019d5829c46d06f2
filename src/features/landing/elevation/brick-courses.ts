/** A rectangle in the drawing's units. */
export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BRICK = { length: 56, height: 20 };

/** True when a joint between these two heights, at this x, would run through the opening. */
function isInside(opening: Opening, x: number, y: number): boolean {
  return (
    x > opening.x &&
    x < opening.x + opening.width &&
    y >= opening.y &&
    y < opening.y + opening.height
  );
}

/**
 * SVG path of a wall's mortar joints in running bond, except in the opening. The sizes of wall and opening are
 * multiples of the brick's.
 */
export function brickJoints(width: number, height: number, opening: Opening): string {
  const path: string[] = [];
  for (let y = 0, course = 0; y < height; y += BRICK.height, course += 1) {
    const cutsOpening = y > opening.y && y < opening.y + opening.height;
    path.push(
      cutsOpening
        ? `M0 ${y}H${opening.x}M${opening.x + opening.width} ${y}H${width}`
        : `M0 ${y}H${width}`,
    );
    const offset = course % 2 === 0 ? BRICK.length : BRICK.length / 2;
    for (let x = offset; x < width; x += BRICK.length) {
      if (!isInside(opening, x, y)) path.push(`M${x} ${y}v${BRICK.height}`);
    }
  }
  return path.join('');
}

/** Pseudo-random between -1 and 1, the same on every visit. */
function play(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/**
 * SVG path of a crack that follows the joints: from a joint's end it alternates one course along (1 is down) and half a
 * brick across (1 is right). Between the joints' ends it deviates a little: no crack is straight.
 */
export function steppedCrack(
  start: { x: number; y: number },
  steps: number,
  { across, along }: { across: 1 | -1; along: 1 | -1 },
): string {
  const path = [`M${start.x} ${start.y}`];
  let { x, y } = start;
  const lineTo = (toX: number, toY: number, seed: number) => {
    for (const share of [0.35, 0.7]) {
      const atX = x + (toX - x) * share + play(seed + share) * 1.6;
      const atY = y + (toY - y) * share + play(seed - share) * 1.6;
      path.push(`L${atX.toFixed(1)} ${atY.toFixed(1)}`);
    }
    path.push(`L${toX} ${toY}`);
    x = toX;
    y = toY;
  };
  for (let step = 1; step <= steps; step += 1) {
    lineTo(x, y + along * BRICK.height, step);
    lineTo(x + across * (BRICK.length / 2), y, step + 0.5);
  }
  return path.join('');
}
