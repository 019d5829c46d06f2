import { fractalNoise, pointNoise, smoothstep } from './noise.ts';
import type { Colour, Courses, Paint } from './surfaces.ts';
import { blend, everyPixel } from './surfaces.ts';

interface Point {
  x: number;
  y: number;
}

const CRACK: Colour = [34, 31, 29];

/** A wandering crack from edge to edge with one branch. */
export function drawCrack(paint: Paint): void {
  const startX = paint.width * (0.25 + 0.3 * paint.random());
  const main = wander(
    paint,
    { x: startX, y: 0 },
    Math.PI / 2 - 0.25 * paint.random(),
    paint.height,
  );
  stroke(paint, main, 4.2);
  const fork = main[Math.floor(main.length * 0.45)];
  if (fork) stroke(paint, wander(paint, fork, Math.PI / 5, paint.height * 0.4), 2.4);
}

/** A crack that follows the joints of a brick wall, step by step. */
export function drawSteppedCrack(paint: Paint, courses: Courses): void {
  const s = paint.scale;
  const half = courses.brickWidth / 2;
  const first = Math.floor(paint.height / s / courses.courseHeight);
  const points: Point[] = [];
  let u = courses.brickWidth * (1 + Math.floor(paint.random() * 2));
  for (let course = first; course >= 0; course--) {
    const v = course * courses.courseHeight;
    points.push({ x: u * s, y: (v + courses.courseHeight) * s }, { x: u * s, y: v * s });
    u += half;
  }
  stroke(paint, roughen(paint, points), 5);
}

function wander(paint: Paint, from: Point, heading: number, length: number): Point[] {
  const points = [from];
  let { x, y } = from;
  let angle = heading;
  const step = 9 * paint.scale;
  for (let walked = 0; walked < length * 1.3; walked += step) {
    angle = heading + 0.75 * (angle - heading) + (paint.random() - 0.5) * 0.9;
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    points.push({ x, y });
    if (x < 0 || y > paint.height || x > paint.width) break;
  }
  return points;
}

function roughen(paint: Paint, corners: Point[]): Point[] {
  const points: Point[] = [];
  for (let n = 0; n + 1 < corners.length; n++) {
    const from = corners[n];
    const to = corners[n + 1];
    if (!from || !to) continue;
    const steps = Math.max(
      1,
      Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (8 * paint.scale)),
    );
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const jitter = () => (paint.random() - 0.5) * 5 * paint.scale;
      points.push({
        x: from.x + (to.x - from.x) * t + jitter(),
        y: from.y + (to.y - from.y) * t + jitter(),
      });
    }
  }
  return points;
}

/** Paints a line whose width breathes; `width` in pixels of the 1600 px picture. */
function stroke(paint: Paint, points: Point[], width: number): void {
  for (let n = 0; n + 1 < points.length; n++) {
    const from = points[n];
    const to = points[n + 1];
    if (!from || !to) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let walked = 0; walked < length; walked += 0.6) {
      const t = walked / length;
      const x = from.x + (to.x - from.x) * t;
      const y = from.y + (to.y - from.y) * t;
      const breath =
        0.45 +
        1.1 * fractalNoise(x / (40 * paint.scale), y / (40 * paint.scale), paint.seed + 21, 2);
      const radius = Math.max(0.7, (width / 2) * breath * paint.scale);
      dab(paint, x, y, radius);
    }
  }
}

function dab(paint: Paint, cx: number, cy: number, radius: number): void {
  const reach = Math.ceil(radius + 2);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const x = Math.round(cx) + dx;
      const y = Math.round(cy) + dy;
      const distance = Math.hypot(x - cx, y - cy);
      blend(paint, x, y, CRACK, 0.55 * (1 - smoothstep(radius - 0.6, radius + 1, distance)));
    }
  }
}

/** Lost cover: broken aggregate, a shadow under the upper edge, a rusting bar. */
export function drawSpall(paint: Paint): void {
  const { seed, scale, width, height } = paint;
  const centre = { x: 0.5 + 0.1 * (paint.random() - 0.5), y: 0.5 + 0.1 * (paint.random() - 0.5) };
  const depthAt = (u: number, v: number) => {
    const dx = (u * scale) / width - centre.x;
    const dy = (v * scale) / height - centre.y;
    const ragged = 0.5 * (fractalNoise(u / 120, v / 120, seed + 31, 4) - 0.5);
    return smoothstep(-0.02, 0.02, 0.24 - Math.hypot(dx, dy * 1.35) + ragged * 0.34);
  };
  everyPixel(paint, (x, y, u, v) => {
    const inside = depthAt(u, v);
    if (inside <= 0) return;
    const stone = nearestStone(u, v, 26, seed + 33);
    const rough = fractalNoise(u / 9, v / 9, seed + 35, 3) - 0.5;
    const tone = 0.62 + 0.5 * stone.own + rough * 0.5 - 0.3 * smoothstep(9, 15, stone.distance);
    blend(paint, x, y, [150 * tone, 138 * tone, 122 * tone], inside);
    const rim = depthAt(u, v - 14);
    blend(paint, x, y, [40, 36, 32], inside * (1 - rim) * 0.75);
    const bar = Math.abs((v * scale) / height - centre.y) * (height / scale);
    const ribs = 0.8 + 0.2 * Math.sin(u / 4);
    const onBar = (1 - smoothstep(9, 13, bar)) * inside;
    blend(paint, x, y, [118 * ribs, 62 * ribs, 34 * ribs], onBar * 0.95);
    blend(paint, x, y, [140, 78, 40], (1 - smoothstep(12, 60, bar)) * inside * 0.3);
  });
}

function nearestStone(u: number, v: number, size: number, seed: number) {
  const cellX = Math.floor(u / size);
  const cellY = Math.floor(v / size);
  let distance = Infinity;
  let own = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const px = (cellX + dx + pointNoise(cellX + dx, cellY + dy, seed)) * size;
      const py = (cellY + dy + pointNoise(cellX + dx, cellY + dy, seed + 1)) * size;
      const away = Math.hypot(u - px, v - py);
      if (away < distance) {
        distance = away;
        own = pointNoise(cellX + dx, cellY + dy, seed + 2);
      }
    }
  }
  return { distance, own };
}

/** Rust that runs down from a few points. */
export function drawRust(paint: Paint): void {
  const { seed, scale, width, height } = paint;
  const sources = Array.from({ length: 4 }, (_, n) => ({
    u: (width / scale) * (0.2 + 0.2 * n + 0.08 * paint.random()),
    v: (height / scale) * (0.15 + 0.15 * paint.random()),
    length: (height / scale) * (0.35 + 0.4 * paint.random()),
    spread: 24 + 46 * paint.random(),
  }));
  everyPixel(paint, (x, y, u, v) => {
    let stain = 0;
    for (const source of sources) {
      const below = (v - source.v) / source.length;
      if (below < -0.03 || below > 1) continue;
      const reach = source.spread * (0.4 + Math.max(0, below));
      const across = Math.abs(
        u - source.u + 26 * (fractalNoise(u / 90, v / 160, seed + 41, 2) - 0.5),
      );
      const fade = (1 - smoothstep(0.35, 1, below)) * smoothstep(-0.03, 0.01, below);
      stain = Math.max(stain, (1 - smoothstep(reach * 0.2, reach, across)) * fade);
    }
    const streaks = 0.5 + 0.5 * fractalNoise(u / 9, v / 180, seed + 43, 3);
    blend(paint, x, y, [146, 78, 34], stain * streaks * 0.95);
  });
}

/** Algae and moss, thickest at the foot. */
export function drawGrowth(paint: Paint): void {
  const { seed, height, scale } = paint;
  everyPixel(paint, (x, y, u, v) => {
    const foot = smoothstep(0.25, 1, (v * scale) / height);
    const patch = fractalNoise(u / 150, v / 130, seed + 51, 5);
    const cover = smoothstep(0.62 - 0.32 * foot, 0.72 - 0.3 * foot, patch);
    const tuft = 0.6 + 0.8 * fractalNoise(u / 6, v / 6, seed + 53, 3);
    blend(paint, x, y, [70 * tuft, 96 * tuft, 44 * tuft], cover * 0.88);
  });
}

/** White salts that bloom over the bricks and run down. */
export function drawEfflorescence(paint: Paint): void {
  const { seed, height, scale } = paint;
  everyPixel(paint, (x, y, u, v) => {
    const band = 1 - Math.abs((v * scale) / height - 0.55) * 2.2;
    const bloom = fractalNoise(u / 130, v / 210, seed + 61, 5);
    const crystals = 0.75 + 0.4 * fractalNoise(u / 5, v / 7, seed + 63, 3);
    blend(
      paint,
      x,
      y,
      [236, 234, 228],
      smoothstep(0.5, 0.68, bloom + 0.16 * band) * 0.85 * crystals,
    );
  });
}

/** Rising damp: dark below an uneven tide mark with a pale edge. */
export function drawDamp(paint: Paint): void {
  const { seed, height, scale } = paint;
  everyPixel(paint, (x, y, u, v) => {
    const tide = (height / scale) * 0.52 + 190 * (fractalNoise(u / 210, 0, seed + 71, 4) - 0.5);
    const below = smoothstep(-6, 26, v - tide);
    const blotch = 0.75 + 0.4 * fractalNoise(u / 110, v / 110, seed + 73, 3);
    blend(paint, x, y, [74, 68, 58], below * 0.62 * blotch);
    const edge = 1 - smoothstep(0, 16, Math.abs(v - tide + 8));
    blend(paint, x, y, [206, 200, 186], edge * 0.5);
  });
}
