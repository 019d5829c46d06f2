/** Scenes outside: façades with windows, and bridges. */
import { bar, fillFace, rectangle } from './faces.ts';
import type { Place } from './faces.ts';
import { between, darker, tint } from './tints.ts';
import type { Colour, Paint } from './surfaces.ts';

function drawSky(paint: Paint, horizon: number): void {
  const isGrey = paint.random() < 0.4;
  fillFace(paint, rectangle(0, 0, 1, horizon), {
    colour: isGrey ? [186, 190, 196] : [88, 140, 205],
    foot: isGrey ? [222, 224, 226] : [190, 212, 232],
    grain: 2,
    clouds: between(paint, 5, 40),
  });
}

export function drawWindow(
  paint: Paint,
  [left, top]: Place,
  [wide, high]: Place,
  frame: Colour,
): void {
  fillFace(paint, rectangle(left, top, left + wide, top + high), { colour: frame });
  const edge = 0.08 * wide;
  const bars = paint.random() < 0.5 ? 1 : 2;
  for (let pane = 0; pane < bars; pane++) {
    const from = left + edge + (pane * (wide - edge)) / bars;
    fillFace(
      paint,
      rectangle(from, top + edge, from + (wide - edge) / bars - edge, top + high - edge),
      {
        colour: tint(paint, between(paint, 30, 90), 25),
        foot: tint(paint, between(paint, 40, 150), 25),
        grain: 2,
      },
    );
  }
  const sill = rectangle(left - 0.01, top + high, left + wide + 0.01, top + high + 0.012);
  fillFace(paint, sill, { colour: darker(frame, 0.8) });
}

/** A bare tree or creeper: wandering dark lines, the likest to cracks that a scene has. */
function drawBranches(paint: Paint, from: Place, heading: number, length: number): void {
  let place = from;
  let angle = heading;
  const steps = 9;
  for (let step = 0; step < steps; step++) {
    angle += between(paint, -0.35, 0.35);
    const reach = length / steps;
    const next: Place = [place[0] + Math.cos(angle) * reach, place[1] + Math.sin(angle) * reach];
    fillFace(paint, bar(place, next, (length * (steps - step)) / 160), { colour: [48, 40, 34] });
    if (length > 0.12 && step > 1 && step % 2 === 0) {
      const aside = between(paint, 0.4, 0.9) * (paint.random() < 0.5 ? -1 : 1);
      drawBranches(paint, next, angle + aside, length * 0.5);
    }
    place = next;
  }
}

export function drawFacade(paint: Paint): void {
  const horizon = between(paint, 0.78, 0.92);
  drawSky(paint, horizon);
  const lean = between(paint, -0.08, 0.08);
  const [left, right] = [between(paint, -0.1, 0.15), between(paint, 0.85, 1.1)];
  const eaves = between(paint, -0.05, 0.3);
  const wall = tint(paint, between(paint, 110, 210), 60);
  fillFace(
    paint,
    [
      [left, eaves],
      [right, eaves + lean],
      [right, horizon],
      [left, horizon],
    ],
    { colour: wall, grain: between(paint, 4, 22), clouds: 14 },
  );
  fillFace(paint, bar([left - 0.02, eaves], [right + 0.02, eaves + lean], 0.03), {
    colour: darker(wall, 0.5),
  });
  const columns = Math.floor(between(paint, 2, 6));
  const rows = Math.floor(between(paint, 2, 5));
  const frame = tint(paint, between(paint, 60, 235), 20);
  const [stepX, stepY] = [(right - left) / columns, (horizon - eaves - 0.05) / rows];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + stepX * (column + 0.25);
      const slope = (lean * (x - left)) / (right - left);
      const at: Place = [x, eaves + slope + stepY * (row + 0.25)];
      drawWindow(paint, at, [stepX * 0.5, stepY * 0.55], frame);
    }
    if (paint.random() < 0.5) {
      const y = eaves + stepY * row;
      fillFace(paint, bar([left, y], [right, y + lean], 0.008), { colour: darker(wall, 0.7) });
    }
  }
  fillFace(paint, rectangle(0, horizon, 1, 1), { colour: tint(paint, 110), grain: 24 });
  if (paint.random() < 0.5) drawBranches(paint, [between(paint, 0.1, 0.9), 1], -1.5, 0.7);
}

export function drawBridge(paint: Paint): void {
  const horizon = between(paint, 0.5, 0.7);
  drawSky(paint, horizon);
  fillFace(paint, rectangle(0, horizon, 1, 1), {
    colour: tint(paint, between(paint, 70, 130)),
    foot: tint(paint, between(paint, 60, 110)),
    grain: 18,
    clouds: 30,
  });
  const hill = between(paint, 0.05, 0.2);
  fillFace(
    paint,
    [
      [0, horizon],
      [0.2, horizon - hill],
      [0.6, horizon - hill / 2],
      [1, horizon],
    ],
    {
      colour: [70, 92, 60],
      grain: 40,
    },
  );
  const concrete = tint(paint, between(paint, 110, 190), 25);
  const [deckLeft, deckRight] = [between(paint, 0.15, 0.45), between(paint, 0.15, 0.45)];
  const thick = between(paint, 0.05, 0.11);
  const piers = Math.floor(between(paint, 2, 5));
  for (let pier = 0; pier < piers; pier++) {
    const x = (pier + between(paint, 0.3, 0.6)) / piers;
    const wide = between(paint, 0.03, 0.07);
    fillFace(paint, rectangle(x, Math.min(deckLeft, deckRight), x + wide, horizon + 0.12), {
      colour: darker(concrete, 0.8),
      foot: darker(concrete, 0.55),
      grain: 14,
    });
  }
  fillFace(paint, bar([-0.1, deckLeft], [1.1, deckRight], thick), { colour: concrete, grain: 14 });
  const under: [Place, Place] = [
    [-0.1, deckLeft + thick / 2],
    [1.1, deckRight + thick / 2],
  ];
  fillFace(paint, bar(...under, 0.015), { colour: darker(concrete, 0.4) });
  for (let post = 0; post <= 24; post++) {
    const x = post / 24;
    const y = deckLeft + (deckRight - deckLeft) * ((x + 0.1) / 1.2) - thick / 2;
    fillFace(paint, rectangle(x, y - 0.06, x + 0.005, y), { colour: [70, 74, 78] });
  }
  fillFace(
    paint,
    bar([-0.1, deckLeft - thick / 2 - 0.06], [1.1, deckRight - thick / 2 - 0.06], 0.008),
    {
      colour: [70, 74, 78],
    },
  );
  if (paint.random() < 0.5) drawBranches(paint, [between(paint, 0.05, 0.95), 1], -1.4, 0.7);
}
