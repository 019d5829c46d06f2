import { EXAMPLES_IN } from './languages/tables/examples.fixture.ts';
import { addMark, type Drawing, NO_DRAWING } from './drawing/drawing.ts';
import { findMarkReferences } from './drawing/mark-references.ts';
import { bindPhotos, type PhotoBindings, renumberPhotos } from './renumber-photos.ts';
import { findPhotoReferences } from './photo-references.ts';

const wide = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const MANNERS = Object.values(EXAMPLES_IN).flatMap(({ references }) => references);

/** Choices from a list of numbers that the property test makes. */
export class Choices {
  private next = 0;
  private readonly numbers: readonly number[];
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  below(bound: number): number {
    this.next += 1;
    return (this.numbers[this.next % this.numbers.length] ?? 0) % Math.max(1, bound);
  }
  of<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** A reference's meaning: photos, and numbers that were no photo's when they were saved. */
interface Meaning {
  ids: Set<string>;
  strays: Set<number>;
  /** Marks on the last photo: its row, and for each number the mark that had it then. */
  marks: { row: string; number: number; id: string }[];
}

interface Sentence {
  text: string;
  numbers: number[];
  /** Numbers of marks on the last of these photos. */
  marks: number[];
}

/**
 * A sentence with one reference, as somebody writes it who sees `count` photos, and its numbers; now and then with
 * marks on the last photo, of those that `marksOn` says it has.
 */
function sentence(choices: Choices, count: number, marksOn: (photo: number) => number[]): Sentence {
  const manner = choices.of(MANNERS);
  const figures = manner.hasWideFigures ? wide : String;
  // Now and then a number that the report does not have.
  const number = () => 1 + choices.below(count + (choices.below(6) === 0 ? 3 : 0));
  const range = (dash: string) => {
    const first = number();
    const last = first + 1 + choices.below(4);
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return { text: `${figures(first)}${dash}${figures(last)}`, numbers };
  };
  const one = () => {
    const single = number();
    return { text: figures(single), numbers: [single] };
  };
  const kind = choices.below(5);
  const isMany = kind > 1;
  const items =
    kind === 0
      ? [one()]
      : kind === 1
        ? [range(choices.of(manner.to))]
        : Array.from({ length: 1 + choices.below(4) }, () =>
            choices.below(3) === 0 ? range(choices.of(manner.to)) : one(),
          );
  const comma = choices.of(manner.comma);
  const and = choices.of(manner.and);
  const list = items.reduce(
    (text, item, index) =>
      index === 0 ? item.text : `${text}${index === items.length - 1 ? and : comma}${item.text}`,
    '',
  );
  const word = choices.of(isMany ? manner.many : manner.one);
  const numbers = items.flatMap((item) => item.numbers);
  const last = items.at(-1)?.numbers ?? [];
  // A range that is split may end with another photo: nobody could say whose mark it was.
  const there = last.length === 1 ? marksOn(last[0] ?? 0) : [];
  const marks = there.slice(0, choices.below(3));
  const [cite, ...more] = marks.map(figures);
  const cited =
    cite === undefined
      ? ''
      : more.length === 0
        ? `${choices.of(manner.mark)}${cite}`
        : `${choices.of(manner.marks)}${cite}${choices.of(manner.and)}${more.join()}`;
  const isList = isMany || marks.length > 1;
  const after = isList ? manner.after : [...manner.after, ...(manner.afterOne ?? [])];
  return {
    text: `${choices.of(manner.before)}${word}${list}${cited}${choices.of(after)}`,
    numbers,
    marks,
  };
}

/**
 * A report whose text is written, saved and drafted again while its rows move, go and come back, are joined to findings
 * and taken out of them, and are drawn on. What each reference means is remembered by id, apart from everything that is
 * being tested.
 */
export class SimulatedReport {
  order: string[] = [];
  text = '';
  bindings: PhotoBindings = {};
  meanings: Meaning[] = [];
  /** By row, whose finding its photo shows; none for a finding of its own. */
  readonly findings = new Map<string, string>();
  readonly drawings = new Map<string, Drawing>();
  private made = 0;
  private readonly gone: string[] = [];

  private readonly choices: Choices;

  constructor(choices: Choices, rows: number) {
    this.choices = choices;
    for (let row = 0; row < rows; row += 1) this.insert();
  }

  insert() {
    this.made += 1;
    this.order.splice(this.choices.below(this.order.length + 1), 0, `photo-${this.made}`);
  }

  move() {
    const [id] = this.order.splice(this.choices.below(this.order.length), 1);
    if (id) this.order.splice(this.choices.below(this.order.length + 1), 0, id);
  }

  remove() {
    const [id] = this.order.splice(this.choices.below(this.order.length), 1);
    if (!id) return;
    this.gone.push(id);
    for (const row of this.besides(id)) if (this.order.includes(row)) this.findings.delete(row);
  }

  bringBack() {
    const [id] = this.gone.splice(this.choices.below(this.gone.length), 1);
    if (!id) return;
    this.order.splice(this.choices.below(this.order.length + 1), 0, id);
    const finding = this.findings.get(id);
    const isThere =
      finding !== undefined && this.order.includes(finding) && !this.findings.has(finding);
    if (!isThere) this.findings.delete(id);
  }

  /** A row's photo, with those that it had itself, comes beside another row's, and after them in the report. */
  join() {
    const [row, other] = [this.choices.of(this.order), this.choices.of(this.order)];
    if (row === undefined || other === undefined) return;
    const finding = this.findings.get(other) ?? other;
    const coming = [row, ...this.besides(row)].filter((id) => this.order.includes(id));
    if (coming.includes(finding)) return;
    for (const id of coming) this.findings.set(id, finding);
    const rest = this.order.filter((id) => !coming.includes(id));
    const last = rest.findLastIndex((id) => id === finding || this.findings.get(id) === finding);
    this.order = [...rest.slice(0, last + 1), ...coming, ...rest.slice(last + 1)];
  }

  detach() {
    this.findings.delete(this.choices.of(this.order) ?? '');
  }

  draw() {
    const row = this.choices.of(this.order);
    if (row === undefined) return;
    const drawing = this.drawings.get(row) ?? NO_DRAWING;
    const mark = { kind: 'number', points: [[0.5, 0.5]], colour: 'red', text: '' } as const;
    const id = `mark-${drawing.last + 1} of ${row}`;
    this.drawings.set(row, addMark(drawing, { ...mark, points: [[0.5, 0.5]], id }));
  }

  erase() {
    const row = this.choices.of(this.order);
    const drawing = this.drawings.get(row ?? '');
    if (row === undefined || !drawing) return;
    const at = this.choices.below(drawing.marks.length);
    this.drawings.set(row, { ...drawing, marks: drawing.marks.toSpliced(at, 1) });
  }

  /** The rows, as findings are read from them. */
  get rows() {
    return this.order.map((id) => ({ id, finding_id: this.findings.get(id) ?? null }));
  }

  private besides(id: string): string[] {
    return [...this.findings].flatMap(([row, finding]) => (finding === id ? [row] : []));
  }

  private marksAt(photo: number): number[] {
    const drawing = this.drawings.get(this.order[photo - 1] ?? '') ?? NO_DRAWING;
    return drawing.marks.flatMap(({ number }) => number ?? []);
  }

  get screen() {
    return renumberPhotos(this.text, this.bindings, this.order);
  }

  /** A person types another sentence somewhere between the others, and saves what the screen shows. */
  type() {
    const written = this.write();
    const { text } = written;
    const shown = this.screen;
    const lines = shown.text === '' ? [] : shown.text.split('\n');
    const at = this.choices.below(lines.length + 1);
    this.meanings.splice(at, 0, this.readMeaning(written));
    this.store([...lines.slice(0, at), text, ...lines.slice(at)].join('\n'), shown.bindings);
  }

  /** The analyst writes all again. */
  regenerate() {
    const sentences = Array.from({ length: 1 + this.choices.below(3) }, () => this.write());
    this.meanings = sentences.map((written) => this.readMeaning(written));
    this.store(sentences.map(({ text }) => text).join('\n'), {});
  }

  /** Saving what is on the screen: a number that had no photo and now has one means that photo. */
  save() {
    const shown = this.screen;
    this.store(shown.text, shown.bindings);
  }

  private store(text: string, known: PhotoBindings) {
    this.text = text;
    this.bindings = bindPhotos(text, this.order, known);
    for (const meaning of this.meanings) {
      for (const stray of [...meaning.strays]) {
        const id = this.order[stray - 1];
        if (id === undefined) continue;
        meaning.strays.delete(stray);
        meaning.ids.add(id);
      }
    }
  }

  private write(): Sentence {
    return sentence(this.choices, this.order.length, (photo) => this.marksAt(photo));
  }

  private readMeaning({ numbers, marks }: Sentence): Meaning {
    const ids = numbers.map((number) => this.order[number - 1]);
    const row = ids.at(-1) ?? '';
    const { marks: drawn } = this.drawings.get(row) ?? NO_DRAWING;
    const idAt = (number: number) => drawn.find((mark) => mark.number === number)?.id ?? '';
    return {
      marks: marks.map((number) => ({ row, number, id: idAt(number) })),
      ids: new Set(ids.filter((id) => id !== undefined)),
      strays: new Set(numbers.filter((_, index) => ids[index] === undefined)),
    };
  }

  /** For each line what it refers to on the screen, and what it was meant to refer to. */
  comparison(): { line: string; shown: string[]; meant: string[] }[] {
    const { text, bindings } = this.screen;
    const lines = text === '' ? [] : text.split('\n');
    return lines.map((line, index) => {
      const references = findPhotoReferences(line);
      const names = references.flatMap(({ parts }) => parts.flatMap(({ name }) => name ?? []));
      const shown = [
        ...references.flatMap(({ numbers }) => numbers).map((number) => `at ${number}`),
        ...names.map((name) => `gone ${bindings[name] ?? 'unknown'}`),
        ...findMarkReferences(line).map(({ photo, mark }) => this.markAt(photo, mark)),
      ];
      const { ids, strays, marks } = this.meanings[index] ?? { ids: [], strays: [], marks: [] };
      const meant = [
        ...[...ids].map((id) => {
          const place = this.order.indexOf(id);
          return place === -1 ? `gone ${id}` : `at ${place + 1}`;
        }),
        ...[...strays].map((stray) => `at ${stray}`),
        // With its photo a mark is gone, and is none that could be broken.
        ...marks.flatMap(({ row, number, id }) =>
          this.order.includes(row)
            ? [this.isErased(row, id) ? `mark ${number} erased from ${row}` : id]
            : [],
        ),
      ];
      return { line, shown: distinct(shown), meant: distinct(meant) };
    });
  }

  /** The mark that a citation leads to today, or that there is none. */
  private markAt(photo: number, number: number): string {
    const row = this.order[photo - 1] ?? '';
    const { marks } = this.drawings.get(row) ?? NO_DRAWING;
    return marks.find((mark) => mark.number === number)?.id ?? `mark ${number} erased from ${row}`;
  }

  private isErased(row: string, id: string): boolean {
    return !this.drawings.get(row)?.marks.some((mark) => mark.id === id);
  }
}

const distinct = (items: string[]) => [...new Set(items)].sort();
