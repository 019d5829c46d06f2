/**
 * Binds references to photos, not numbers: a text is stored with what its numbers meant when it was
 * written, and renumbered to the current order when shown. Has no other dependency.
 */
import { FACTS_IN } from './languages/tables/facts.ts';
import { MAX_RANGE, type ReferencePart } from './photo-reference-lists.ts';
import { type PhotoReference, findPhotoReferences } from './photo-references.ts';

/**
 * The photo ids behind a text's numbers: `{ "3": id }`; null where the report had no such photo
 * when the text was written. A deleted photo is bound under its name: `{ "deleted": id }`.
 */
export type PhotoBindings = Record<string, string | null>;

export interface RenumberedText {
  text: string;
  /** This text's bindings, stored with it. */
  bindings: PhotoBindings;
  /** Numbers that have changed, each once, in text order. */
  changes: { from: number; to: number }[];
  /** Deleted photos that the text refers to, each once. */
  deleted: DeletedPhoto[];
  /** Numbers without a photo, each once. */
  unbound: number[];
}

export interface DeletedPhoto {
  /** Its name in the text: 'deleted', 'deleted 2'. */
  name: string;
  /** Null when nobody knows which photo it was. */
  id: string | null;
  /** Its number in the stored text; null when the stored text already has the name. */
  number: number | null;
}

/** Keeps bindings within what the database takes; references beyond keep their numbers. */
const MAX_BOUND = 2000;

/**
 * Binds a text's numbers to the ids of a report's rows in their order. Names of deleted photos keep
 * their ids from `known`.
 */
export function bindPhotos(
  text: string,
  order: readonly string[],
  known: PhotoBindings = {},
): PhotoBindings {
  const bindings: PhotoBindings = {};
  for (const { name, numbers } of findPhotoReferences(text).flatMap(({ parts }) => parts)) {
    if (name !== null) bindings[name] = known[name] ?? null;
    for (const number of numbers) bindings[number] = order[number - 1] ?? null;
  }
  return Object.fromEntries(Object.entries(bindings).slice(0, MAX_BOUND));
}

/**
 * Renumbers a stored text to the current order. A deleted photo is named in place of its number,
 * and gets its number back if restored. A number without a binding means the photo that has it
 * today. Idempotent.
 */
export function renumberPhotos(
  text: string,
  stored: PhotoBindings,
  order: readonly string[],
): RenumberedText {
  const references = findPhotoReferences(text);
  // Most texts: skips indexing all rows, which for a report of n rows would take n² steps.
  if (references.length === 0) {
    return { text, bindings: {}, changes: [], deleted: [], unbound: [] };
  }
  const labels = findLabels(text, references, stored, order);
  let rewritten = '';
  let from = 0;
  for (const reference of references) {
    rewritten += text.slice(from, reference.start) + relabelled(text, reference, labels.of);
    from = reference.end;
  }
  return { text: rewritten + text.slice(from), ...labels.outcome };
}

// References never span lines, so joined texts are read as one and share their names.
const SEAM = '\n\u0001\n';

/** `bindPhotos` for several texts with common bindings, such as a row's. */
export function bindTexts(
  texts: Record<string, string>,
  order: readonly string[],
  known?: PhotoBindings,
): PhotoBindings {
  return bindPhotos(Object.values(texts).join(SEAM), order, known);
}

/** `renumberPhotos` for several texts with common bindings, such as a row's. */
export function renumberTexts<Name extends string>(
  texts: Record<Name, string>,
  stored: PhotoBindings,
  order: readonly string[],
): Omit<RenumberedText, 'text'> & { texts: Record<Name, string> } {
  const { text, ...outcome } = renumberPhotos(Object.values(texts).join(SEAM), stored, order);
  const renumbered = text.split(SEAM);
  const names = Object.keys(texts);
  const entries = names.map((name, index) => [name, renumbered[index] ?? '']);
  return { ...outcome, texts: Object.fromEntries(entries) as Record<Name, string> };
}

/** A number, or a deleted photo's name. */
type Label = number | string;

function findLabels(
  text: string,
  references: PhotoReference[],
  stored: PhotoBindings,
  order: readonly string[],
) {
  const places = new Map(order.map((id, index) => [id, index + 1]));
  const findName = namesFor(text, stored, places);
  const labels = new Map<string, Label>();
  const outcome: Omit<RenumberedText, 'text'> = {
    bindings: {},
    changes: [],
    deleted: [],
    unbound: [],
  };
  const label = (key: string, number: number | null): Label => {
    const id = key in stored ? stored[key] : number === null ? null : order[number - 1];
    if (!id) {
      outcome.bindings[key] ??= null;
      if (number === null) outcome.deleted.push({ name: key, id: null, number: null });
      else outcome.unbound.push(number);
      return number ?? key;
    }
    const place = places.get(id);
    const now = place ?? findName(id);
    outcome.bindings[now] = id;
    if (place === undefined) outcome.deleted.push({ name: String(now), id, number });
    else if (number !== null && place !== number) outcome.changes.push({ from: number, to: place });
    return now;
  };
  for (const { name, numbers } of references.flatMap(({ parts }) => parts)) {
    if (name !== null && !labels.has(name)) labels.set(name, label(name, null));
    for (const number of numbers) {
      const key = String(number);
      if (!labels.has(key)) labels.set(key, label(key, number));
    }
  }
  return { of: (key: Label) => labels.get(String(key)) ?? key, outcome };
}

/** Names for deleted photos: the one already in the text, else a free one. */
function namesFor(text: string, stored: PhotoBindings, places: ReadonlyMap<string, number>) {
  const names = new Map<string, string>();
  const taken = new Set(
    [...text.matchAll(/\[(deleted(?: \d+)?)\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  for (const [key, id] of Object.entries(stored)) {
    if (id !== null && !places.has(id) && taken.has(key)) names.set(id, key);
  }
  return (id: string): string => {
    let name = names.get(id);
    for (let count = 1; name === undefined; count += 1) {
      const free = count === 1 ? 'deleted' : `deleted ${count}`;
      if (!taken.has(free)) name = free;
    }
    names.set(id, name);
    taken.add(name);
    return name;
  };
}

/** A reference with its current labels; unchanged where they are the same. */
function relabelled(text: string, reference: PhotoReference, findLabel: (key: Label) => Label) {
  const { parts } = reference;
  const [first] = parts;
  if (!first) return text.slice(reference.start, reference.end);
  const separators = parts.map((part, index) => {
    const next = parts[index + 1];
    return next ? text.slice(part.end, next.start) : '';
  });
  const pieces = parts.map((part) => buildPieces(text, part, findLabel));
  const last = pieces.length - 1;
  const wanted = wordsBetween(reference);
  let written = text.slice(reference.start, first.start);
  for (const [index, runs] of pieces.entries()) {
    // A range that was split brings its own "and"; one is enough.
    const isSplitNext = index + 1 === last && (pieces[last]?.length ?? 1) > 1;
    written += index === last ? listed(runs, wanted) : runs.join(wanted.comma);
    written += isSplitNext ? wanted.comma : (separators[index] ?? '');
  }
  return written;
}

/** After a singular word a comma would end the reference: "Photo 1 and 3 and 5". */
function wordsBetween({ mayList, language }: PhotoReference) {
  const { signs, list } = FACTS_IN[language];
  return { and: list.and, comma: mayList ? signs.comma : list.and };
}

function listed(runs: string[], { comma, and }: { comma: string; and: string }): string {
  if (runs.length < 2) return runs.join('');
  return `${runs.slice(0, -1).join(comma)}${and}${runs.at(-1) ?? ''}`;
}

/** Renumbers a number, a range or a name: usually one piece, several where a range is split. */
function buildPieces(
  text: string,
  part: ReferencePart,
  findLabel: (key: Label) => Label,
): string[] {
  const { name, numbers, through, start, end } = part;
  const isWide = /[０-９]/.test(text.slice(start, end));
  const shown = (label: Label) =>
    typeof label === 'string' ? `[${label}]` : figures(label, isWide);
  const labels = (name === null ? numbers : [name]).map(findLabel);
  const isSame = labels.every((label, index) => label === (name ?? numbers[index]));
  if (isSame) return [text.slice(start, end)];
  if (through === null) return labels.map(shown);
  // The two ends of something that is no range ("Photos 5–3") stay two.
  if (numbers.length === 2 && !isRun(numbers)) return labels.map(shown);
  const present = [...new Set(labels.filter((label) => typeof label === 'number'))];
  const gone = labels.filter((label) => typeof label === 'string');
  const runs = groupRuns(present.sort((a, b) => a - b));
  const isWhole = runs.length === 1 && gone.length === 0;
  return [
    ...runs.flatMap((run) =>
      run.length > 2 || (isWhole && run.length > 1)
        ? [`${shown(run[0] ?? 0)}${through}${shown(run.at(-1) ?? 0)}`]
        : run.map(shown),
    ),
    ...gone.map(shown),
  ];
}

function isRun(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
}

/** Ascending numbers grouped into consecutive runs, none longer than a range may be. */
function groupRuns(ascending: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of ascending) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && number === before + 1 && run.length <= MAX_RANGE) {
      run.push(number);
    } else {
      runs.push([number]);
    }
  }
  return runs;
}

function figures(number: number, isWide: boolean): string {
  const digits = String(number);
  return isWide
    ? digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    : digits;
}
