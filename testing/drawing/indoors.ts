/** Scenes inside or near: rooms, furniture, doors. */
import { bar, fillFace, rectangle } from './faces.ts';
import type { Place } from './faces.ts';
import { drawWindow } from './outdoors.ts';
import { drawBrick, drawConcrete } from './surfaces.ts';
import type { Colour, Paint } from './surfaces.ts';
import { between, darker, tint } from './tints.ts';

export function drawRoom(paint: Paint): void {
  const [left, right] = [between(paint, 0.12, 0.35), between(paint, 0.62, 0.88)];
  const [top, bottom] = [between(paint, 0.1, 0.28), between(paint, 0.6, 0.78)];
  const wall = tint(paint, between(paint, 140, 225));
  const floor = tint(paint, between(paint, 70, 160), 50);
  fillFace(paint, rectangle(0, 0, 1, 1), { colour: darker(wall, 1.1), clouds: 14 });
  fillFace(
    paint,
    [
      [0, 0],
      [left, top],
      [left, bottom],
      [0, 1],
    ],
    { colour: darker(wall, 0.8) },
  );
  fillFace(
    paint,
    [
      [1, 0],
      [right, top],
      [right, bottom],
      [1, 1],
    ],
    { colour: darker(wall, 0.9) },
  );
  fillFace(paint, rectangle(left, top, right, bottom), { colour: wall });
  fillFace(
    paint,
    [
      [left, bottom],
      [right, bottom],
      [1, 1],
      [0, 1],
    ],
    { colour: floor, grain: 14 },
  );
  for (let board = 0; board <= 8; board++) {
    const share = board / 8;
    const head: Place = [left + share * (right - left), bottom];
    fillFace(paint, bar(head, [share * 1.6 - 0.3, 1.05], 0.004), { colour: darker(floor, 0.6) });
  }
  fillFace(paint, bar([left, bottom], [right, bottom], 0.018), { colour: darker(wall, 1.15) });
  const wide = (right - left) * between(paint, 0.3, 0.5);
  const at: Place = [between(paint, left + 0.02, right - wide - 0.02), top + 0.08];
  drawWindow(paint, at, [wide, (bottom - top) * 0.5], tint(paint, 225, 15));
  drawTable(paint, [between(paint, 0.15, 0.5), between(paint, 0.66, 0.76)]);
  if (paint.random() < 0.6) {
    const lamp = between(paint, 0.3, 0.7);
    fillFace(paint, bar([lamp, 0], [lamp, 0.2], 0.004), { colour: [40, 40, 40] });
    fillFace(
      paint,
      [
        [lamp - 0.02, 0.2],
        [lamp + 0.02, 0.2],
        [lamp + 0.06, 0.27],
        [lamp - 0.06, 0.27],
      ],
      {
        colour: tint(paint, 200, 60),
      },
    );
  }
}

function drawTable(paint: Paint, [x, y]: Place): void {
  const wood: Colour = [between(paint, 90, 170), between(paint, 60, 110), between(paint, 35, 70)];
  const wide = between(paint, 0.25, 0.42);
  for (const leg of [0.03, 0.95]) {
    fillFace(paint, rectangle(x + leg * wide, y, x + leg * wide + 0.02, y + 0.28), {
      colour: darker(wood, 0.6),
    });
  }
  fillFace(
    paint,
    [
      [x + 0.05, y - 0.07],
      [x + wide - 0.05, y - 0.07],
      [x + wide, y],
      [x, y],
    ],
    {
      colour: wood,
      grain: 12,
    },
  );
  fillFace(paint, rectangle(x, y, x + wide, y + 0.025), { colour: darker(wood, 0.7) });
}

export function drawDoor(paint: Paint): void {
  if (paint.random() < 0.5) drawBrick(paint);
  else drawConcrete(paint);
  const wide = between(paint, 0.22, 0.42);
  const left = between(paint, 0.15, 0.85 - wide);
  const top = between(paint, 0.08, 0.25);
  const foot = between(paint, 0.86, 0.97);
  const wood = tint(paint, between(paint, 40, 190), 90);
  fillFace(paint, rectangle(left - 0.02, top - 0.03, left + wide + 0.02, foot), {
    colour: tint(paint, between(paint, 150, 230), 20),
  });
  fillFace(paint, rectangle(left, top, left + wide, foot), { colour: wood, grain: 10 });
  for (let panel = 0; panel < 4; panel++) {
    const x = left + wide * (panel % 2 === 0 ? 0.12 : 0.55);
    const y = top + (foot - top) * (panel < 2 ? 0.08 : 0.55);
    const [w, h] = [wide * 0.33, (foot - top) * 0.37];
    fillFace(paint, rectangle(x, y, x + w, y + h), { colour: darker(wood, 0.65) });
    fillFace(paint, rectangle(x + 0.006, y + 0.008, x + w, y + h), { colour: darker(wood, 1.05) });
  }
  const handle = top + (foot - top) * 0.52;
  fillFace(paint, rectangle(left + wide * 0.88, handle, left + wide * 0.96, handle + 0.015), {
    colour: [200, 190, 150],
  });
  fillFace(paint, rectangle(0, foot, 1, 1), { colour: tint(paint, 120), grain: 24 });
}

export function drawFurniture(paint: Paint): void {
  const wall = tint(paint, between(paint, 150, 225));
  const edge = between(paint, 0.62, 0.78);
  fillFace(paint, rectangle(0, 0, 1, edge), { colour: wall, clouds: 16 });
  fillFace(paint, rectangle(0, edge, 1, 1), { colour: tint(paint, between(paint, 80, 150), 50) });
  const wood: Colour = [between(paint, 80, 200), between(paint, 60, 160), between(paint, 40, 130)];
  const [left, right] = [between(paint, 0.08, 0.25), between(paint, 0.55, 0.8)];
  const [top, bottom] = [between(paint, 0.12, 0.4), between(paint, 0.8, 0.92)];
  fillFace(paint, rectangle(left, top, right, bottom), { colour: wood, grain: 10 });
  const shelves = Math.floor(between(paint, 3, 6));
  const high = (bottom - top) / shelves;
  const hasBooks = paint.random() < 0.5;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const y = top + shelf * high;
    fillFace(paint, rectangle(left + 0.012, y + 0.012, right - 0.012, y + high - 0.006), {
      colour: darker(wood, hasBooks ? 0.35 : 1.1),
    });
    if (!hasBooks) {
      fillFace(
        paint,
        bar(
          [(left + right) / 2 - 0.04, y + high / 2],
          [(left + right) / 2 + 0.04, y + high / 2],
          0.012,
        ),
        {
          colour: [60, 60, 60],
        },
      );
      continue;
    }
    for (let x = left + 0.015; x < right - 0.05;) {
      const wide = between(paint, 0.008, 0.035);
      fillFace(
        paint,
        rectangle(x, y + high * between(paint, 0.15, 0.4), x + wide, y + high - 0.008),
        {
          colour: tint(paint, between(paint, 50, 190), 120),
        },
      );
      x += wide + 0.003;
    }
  }
  drawTable(paint, [between(paint, 0.35, 0.6), between(paint, 0.6, 0.72)]);
}
