import type { Crop, Drawing, DrawnMark } from './drawing.ts';

/**
 * One drawing out of two that were made from `base` at the same time. A mark that either side added or changed is
 * kept; it goes where one side deleted it and the other left it as it was. Where both changed it, mine stays. `theirs`
 * is stored and may be cited: its numbers stand, and mine that are given there too get the next ones. There may be
 * more marks than one drawing can hold.
 */
export function mergeDrawings(base: Drawing, mine: Drawing, theirs: Drawing): Drawing {
  const before = marksById(base);
  const own = marksById(mine);
  const there = marksById(theirs);
  const staying = theirs.marks.flatMap((mark) => {
    const ours = own.get(mark.id);
    const known = before.get(mark.id);
    if (!ours) return known && isSameMark(known, mark) ? [] : [mark];
    const isChangedHere = !known || !isSameMark(known, ours);
    return [isChangedHere ? { ...ours, number: mark.number } : mark];
  });
  const added = mine.marks.filter((mark) => {
    if (there.has(mark.id)) return false;
    const known = before.get(mark.id);
    return !known || !isSameMark(known, mark);
  });
  let last = Math.max(base.last, mine.last, theirs.last);
  const renumbered = added.map((mark) => {
    // Given here since `base`, and there as well: maybe to a mark that is gone by now, which texts still cite.
    const isGivenTwice = mark.number !== null && !before.has(mark.id) && mark.number <= theirs.last;
    if (!isGivenTwice) return mark;
    last += 1;
    return { ...mark, number: last };
  });
  return {
    marks: [...staying, ...renumbered],
    last,
    turn: mine.turn === base.turn ? theirs.turn : mine.turn,
    crop: isSameCrop(mine.crop, base.crop) ? theirs.crop : mine.crop,
  };
}

/** True when two drawings show the same and number their next mark alike. */
export function isSameDrawing(one: Drawing, other: Drawing): boolean {
  return (
    one.last === other.last &&
    one.turn === other.turn &&
    isSameCrop(one.crop, other.crop) &&
    one.marks.length === other.marks.length &&
    one.marks.every((mark, index) => isSameMark(mark, other.marks[index]))
  );
}

function marksById({ marks }: Drawing): Map<string, DrawnMark> {
  return new Map(marks.map((mark) => [mark.id, mark]));
}

function isSameMark(one: DrawnMark, other: DrawnMark | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.kind === other.kind &&
    one.colour === other.colour &&
    one.text === other.text &&
    one.number === other.number &&
    one.points.length === other.points.length &&
    one.points.every(([x, y], index) => {
      const point = other.points[index];
      return point?.[0] === x && point[1] === y;
    })
  );
}

function isSameCrop(one: Crop | null, other: Crop | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  );
}
