import type { Crop, Drawing, DrawnMark } from './drawing.ts';

/**
 * Merges two drawings made from `base` at the same time. A mark that either side added or changed
 * is kept; one deleted on one side and unchanged on the other is dropped. Where both changed it,
 * mine wins. `theirs` is stored and may be cited: its numbers stay, and clashing ones of mine get
 * the next. May exceed a drawing's limit of marks.
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
    // Used on both sides since `base`, there perhaps for a deleted mark that texts still cite.
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

/** True when two drawings show the same and would give the same next number. */
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
