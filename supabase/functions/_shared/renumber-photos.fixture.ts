import { EXAMPLES_IN } from './languages/tables/examples.fixture.ts';
import { bindPhotos, type PhotoBindings, renumberPhotos } from './renumber-photos.ts';
import { findPhotoReferences } from './photo-references.ts';

const wide = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const MANNERS = Object.values(EXAMPLES_IN).flatMap(({ references }) => references);

/** Where a choice comes from: a list of numbers made by the property test. */
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

/** What one reference means: photos, and numbers that were no photo's when they were saved. */
interface Meaning {
  ids: Set<string>;
  strays: Set<number>;
}

/** A sentence with one reference, as somebody writes it who sees `count` photos, and its numbers. */
function sentence(choices: Choices, count: number): { text: string; numbers: number[] } {
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
  return {
    text: `${choices.of(manner.before)}${word}${list}${choices.of(isMany ? manner.after : [...manner.after, ...(manner.afterOne ?? [])])}`,
    numbers: items.flatMap(({ numbers }) => numbers),
  };
}

/**
 * A report whose text is written, saved and drafted again while its rows move, go and come back. What
 * each reference means is remembered by id, apart from everything that is being tested.
 */
export class SimulatedReport {
  order: string[] = [];
  text = '';
  bindings: PhotoBindings = {};
  meanings: Meaning[] = [];
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
    if (id) this.gone.push(id);
  }

  bringBack() {
    const [id] = this.gone.splice(this.choices.below(this.gone.length), 1);
    if (id) this.order.splice(this.choices.below(this.order.length + 1), 0, id);
  }

  get screen() {
    return renumberPhotos(this.text, this.bindings, this.order);
  }

  /** A person types another sentence somewhere between the others, and saves what the screen shows. */
  type() {
    const { text, numbers } = sentence(this.choices, this.order.length);
    const shown = this.screen;
    const lines = shown.text === '' ? [] : shown.text.split('\n');
    const at = this.choices.below(lines.length + 1);
    this.meanings.splice(at, 0, this.meaningOf(numbers));
    this.store([...lines.slice(0, at), text, ...lines.slice(at)].join('\n'), shown.bindings);
  }

  /** The analyst writes all again. */
  regenerate() {
    const sentences = Array.from({ length: 1 + this.choices.below(3) }, () =>
      sentence(this.choices, this.order.length),
    );
    this.meanings = sentences.map(({ numbers }) => this.meaningOf(numbers));
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

  private meaningOf(numbers: number[]): Meaning {
    const ids = numbers.map((number) => this.order[number - 1]);
    return {
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
      ];
      const { ids, strays } = this.meanings[index] ?? { ids: [], strays: [] };
      const meant = [
        ...[...ids].map((id) => {
          const place = this.order.indexOf(id);
          return place === -1 ? `gone ${id}` : `at ${place + 1}`;
        }),
        ...[...strays].map((stray) => `at ${stray}`),
      ];
      return { line, shown: distinct(shown), meant: distinct(meant) };
    });
  }
}

const distinct = (items: string[]) => [...new Set(items)].sort();
