import { fractalNoise, mix, pointNoise, randomFrom, smoothstep } from './noise.ts';

/** The picture being made: linear-ish RGB in 0 to 255, three numbers a pixel. */
export interface Paint {
  width: number;
  height: number;
  /** Pixels of this picture per pixel of one 1600 px wide. */
  scale: number;
  rgb: Float32Array;
  seed: number;
  random: () => number;
}

/** A black picture of this size, in pixels; the same seed, the same chances. */
export function newPaint({ width, height, seed }: Pick<Paint, 'width' | 'height' | 'seed'>): Paint {
  return {
    width,
    height,
    // Sizes of bricks, pores and cracks are given for a picture 1600 px wide.
    scale: Math.max(width, height) / 1600,
    rgb: new Float32Array(width * height * 3),
    seed,
    random: randomFrom(seed),
  };
}

export type Colour = readonly [number, number, number];

/** The courses of a drawn brick wall, in pixels; defects follow them. */
export interface Courses {
  brickWidth: number;
  courseHeight: number;
  joint: number;
}

/** Blends a colour into one pixel; alpha 0 to 1. */
export function blend(paint: Paint, x: number, y: number, colour: Colour, alpha: number): void {
  if (x < 0 || y < 0 || x >= paint.width || y >= paint.height || alpha <= 0) return;
  const i = (y * paint.width + x) * 3;
  for (let c = 0; c < 3; c++) {
    paint.rgb[i + c] = mix(paint.rgb[i + c] ?? 0, colour[c] ?? 0, Math.min(1, alpha));
  }
}

/** Calls `each` for every pixel, with its place in units of the 1600 px picture. */
export function everyPixel(
  paint: Paint,
  each: (x: number, y: number, u: number, v: number) => void,
): void {
  for (let y = 0; y < paint.height; y++) {
    for (let x = 0; x < paint.width; x++) each(x, y, x / paint.scale, y / paint.scale);
  }
}

/** Cast concrete: cloudy tone, fine grain, air holes, one formwork joint. */
export function drawConcrete(paint: Paint): void {
  const { seed } = paint;
  const warmth = 4 + 10 * pointNoise(3, 1, seed);
  const base = 148 + 22 * pointNoise(1, 2, seed);
  const formworkJoint = 260 + 500 * pointNoise(5, 8, seed);
  everyPixel(paint, (x, y, u, v) => {
    const cloud = fractalNoise(u / 310, v / 250, seed, 4) - 0.5;
    const grain = fractalNoise(u / 5, v / 5, seed + 5, 3) - 0.5;
    const streak = fractalNoise(u / 26, v / 600, seed + 9, 2) - 0.5;
    let tone = base + cloud * 46 + grain * 24 + streak * 10;
    const toJoint = Math.abs(v - formworkJoint - 2 * (fractalNoise(u / 60, 0, seed + 3, 2) - 0.5));
    tone -= 16 * (1 - smoothstep(1, 5, toJoint));
    if (v > formworkJoint) tone -= 5;
    const i = (y * paint.width + x) * 3;
    paint.rgb[i] = tone + warmth * 0.6;
    paint.rgb[i + 1] = tone + warmth * 0.3;
    paint.rgb[i + 2] = tone - warmth * 0.7;
  });
  drawAirHoles(paint, 90);
}

function drawAirHoles(paint: Paint, count: number): void {
  for (let n = 0; n < count; n++) {
    const cx = paint.random() * paint.width;
    const cy = paint.random() * paint.height;
    const radius = (1.2 + 4.5 * paint.random() ** 3) * paint.scale;
    const reach = Math.ceil(radius + 1.5);
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const inside = 1 - smoothstep(radius - 1, radius + 1, Math.hypot(dx, dy));
        blend(paint, Math.round(cx + dx), Math.round(cy + dy), [84, 80, 74], inside * 0.6);
      }
    }
  }
}

/** Brickwork in stretcher bond, each brick with its own tone. */
export function drawBrick(paint: Paint): Courses {
  const { seed } = paint;
  const courses = { brickWidth: 236, courseHeight: 82, joint: 12 };
  everyPixel(paint, (x, y, u, v) => {
    const wobbleX = 5 * (fractalNoise(u / 55, v / 55, seed + 2, 2) - 0.5);
    const wobbleY = 5 * (fractalNoise(u / 55, v / 55, seed + 4, 2) - 0.5);
    const course = Math.floor((v + wobbleY) / courses.courseHeight);
    const shifted = u + wobbleX + (course % 2 === 0 ? 0 : courses.brickWidth / 2);
    const brick = Math.floor(shifted / courses.brickWidth);
    const inX = shifted - brick * courses.brickWidth;
    const inY = v + wobbleY - course * courses.courseHeight;
    const edge = Math.min(inX, courses.brickWidth - inX, inY, courses.courseHeight - inY);
    const isBrick = smoothstep(courses.joint / 2 - 1.5, courses.joint / 2 + 2, edge);
    const own = pointNoise(brick, course, seed);
    const second = pointNoise(brick + 71, course, seed);
    const face = fractalNoise(u / 34, v / 22, seed + 7, 4) - 0.5;
    const grain = fractalNoise(u / 4, v / 4, seed + 8, 2) - 0.5;
    const tone = 0.8 + 0.32 * own + face * 0.34 + grain * 0.24;
    const brickColour: Colour = [
      (152 + 22 * second) * tone,
      (86 + 16 * second) * tone,
      (66 + 14 * second) * tone,
    ];
    const sand = fractalNoise(u / 3, v / 3, seed + 12, 3) - 0.5;
    const mortar = 176 + sand * 58 + (fractalNoise(u / 90, v / 90, seed + 13, 2) - 0.5) * 30;
    // A joint is set back: the arris above it throws a thin shadow.
    const shadow = inY < courses.joint ? 0.82 : 1;
    const i = (y * paint.width + x) * 3;
    paint.rgb[i] = mix(mortar * shadow, brickColour[0], isBrick);
    paint.rgb[i + 1] = mix(mortar * 0.97 * shadow, brickColour[1], isBrick);
    paint.rgb[i + 2] = mix(mortar * 0.9 * shadow, brickColour[2], isBrick);
  });
  return courses;
}

/** Daylight from one side. */
export function shadeWall(paint: Paint): void {
  const lean = 0.16 * (pointNoise(9, 9, paint.seed) - 0.5);
  everyPixel(paint, (x, y) => {
    const light = 1 + lean * (x / paint.width - 0.5) * 2 + 0.08 * (0.5 - y / paint.height);
    const i = (y * paint.width + x) * 3;
    for (let c = 0; c < 3; c++) paint.rgb[i + c] = (paint.rgb[i + c] ?? 0) * light;
  });
}
