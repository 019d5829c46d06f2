import type { Arrangement } from '@/document/model/report-layout';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The photos and lines of text on a page of 60 x 84: x, y and width. */
const PAGES: Record<Arrangement, { photos: Area[]; lines: [number, number, number][] }> = {
  table: {
    photos: rows(3, (y) => ({ x: 6, y, width: 11, height: 12 })),
    lines: rows(3, (y) => [19, 31, 43].flatMap((x) => lines(x, y, 10, 3))).flat(),
  },
  schedule: {
    photos: rows(3, (y) => ({ x: 6, y, width: 10, height: 12 })),
    lines: rows(3, (y) =>
      [18, 26, 35, 44, 52].flatMap((x) => lines(x, y, x === 18 ? 5 : 6, 3)),
    ).flat(),
  },
  photos_1: { photos: [{ x: 6, y: 10, width: 48, height: 58 }], lines: lines(6, 72, 30, 2) },
  photos_2: {
    photos: [10, 45].map((y) => ({ x: 9, y, width: 42, height: 26 })),
    lines: [39, 74].flatMap((y) => lines(9, y, 26, 1)),
  },
  photos_4: {
    photos: [12, 46].flatMap((y) => [6, 32].map((x) => ({ x, y, width: 22, height: 22 }))),
    lines: [37, 71].flatMap((y) => [6, 32].flatMap((x) => lines(x, y, 16, 1))),
  },
  photos_6: {
    photos: [10, 33, 56].flatMap((y) => [6, 32].map((x) => ({ x, y, width: 22, height: 14 }))),
    lines: [27, 50, 73].flatMap((y) => [6, 32].flatMap((x) => lines(x, y, 16, 1))),
  },
  defects: {
    photos: [{ x: 6, y: 14, width: 48, height: 30 }],
    lines: [
      ...lines(6, 9, 24, 1),
      ...lines(6, 50, 40, 2),
      ...lines(6, 60, 46, 2),
      ...lines(6, 70, 34, 2),
    ],
  },
};

export function ArrangementPicture({ arrangement }: { arrangement: Arrangement }) {
  const { photos, lines: words } = PAGES[arrangement];
  return (
    <svg
      viewBox="0 0 60 84"
      aria-hidden
      className="w-full rounded-xs border border-border bg-white"
    >
      {photos.map((photo, index) => (
        <rect key={index} {...photo} className="fill-signal/35" />
      ))}
      {words.map(([x, y, width], index) => (
        <rect key={index} x={x} y={y} width={width} height={1.4} className="fill-neutral-400" />
      ))}
    </svg>
  );
}

function rows<Piece>(count: number, at: (y: number) => Piece): Piece[] {
  return Array.from({ length: count }, (_, row) => at(12 + row * 21));
}

function lines(x: number, y: number, width: number, count: number): [number, number, number][] {
  return Array.from({ length: count }, (_, line) => [x, y + line * 3.6, width]);
}
