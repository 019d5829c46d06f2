import { bindPhotos, type PhotoBindings, renumberPhotos } from './renumber-photos.ts';
import { photoReferencesIn } from './photo-references.ts';

/** How a language writes references, and what may stand around one. */
interface Manner {
  one: string[];
  many: string[];
  comma: string[];
  and: string[];
  to: string[];
  before: string[];
  after: string[];
  /** What may stand after a singular only: after a list it would read as its next number. */
  afterOne?: string[];
  figures?: (number: number) => string;
}

const wide = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const MANNERS: Manner[] = [
  {
    one: ['Photo ', 'photograph no. ', 'PHOTO ', 'Photo #', 'image ', 'Photo\u00a0'],
    many: ['Photos ', 'photographs nos. ', 'Photos', 'Pictures '],
    comma: [', ', ',', '; '],
    and: [' and ', ', and ', ' & ', ' or ', ', '],
    to: ['–', '-', ' to ', ' through '],
    before: ['The crack is wide (', 'See ', 'It shows in 3 places: ', '12 mm; '],
    after: [').', ' in the kitchen.', ' and 4 mm wide', '’s edge'],
    afterOne: [', 12 Station Road', ' - 3 bolts missing'],
  },
  {
    one: ['Foto ', 'Bild Nr. ', 'Lichtbild ', 'Abbildung '],
    many: ['Fotos ', 'Bilder Nr. ', 'Abb. ', 'den Bildern '],
    comma: [', '],
    and: [' und ', ' oder ', ' sowie ', ' u. '],
    to: ['–', '-', ' bis '],
    before: ['Der Riss ist breit (siehe ', 'In der Küche, auf ', '2. OG: '],
    after: [').', ' in der Küche.', ' und 2,5 mm breit', ' ist das zu sehen', ', Erdgeschoss'],
  },
  {
    one: ['photo ', 'photo n° ', 'photographie n°', 'Photo nº '],
    many: ['photos ', 'photos n° ', 'photos nos ', 'les clichés '],
    comma: [', '],
    and: [' et ', ' ou ', ' & '],
    to: ['–', '-', ' à '],
    before: ['La fissure est dans le mur (', 'Voir la ', 'Sur '],
    after: [').', ' dans la cuisine.', ' et 4 mm de large', ', au nord'],
  },
  {
    one: ['foto ', 'fotografía n.º ', 'imagen ', 'foto núm. '],
    many: ['fotos ', 'las fotografías ', 'imágenes n.º '],
    comma: [', '],
    and: [' y ', ' o '],
    to: ['–', '-', ' a ', ' hasta la '],
    before: ['La grieta del muro se ve (', 'En la ', 'Ver las '],
    after: [').', ' en la cocina.', ' y 4 mm de ancho', ', norte'],
  },
  {
    one: ['foto ', 'afbeelding ', 'foto nr. '],
    many: ['foto’s ', "foto's ", 'afbeeldingen ', 'foto’s nrs. '],
    comma: [', '],
    and: [' en ', ' of ', ' & '],
    to: ['–', '-', ' t/m ', ' tot en met ', ' tot '],
    before: ['De scheur is breed (zie ', 'Op '],
    after: [').', ' in de keuken.', ' en 4 mm breed', ', het noorden'],
  },
  {
    one: ['foto ', 'fotografia n.º ', 'imagem ', 'foto nº '],
    many: ['fotos ', 'as fotografias ', 'imagens n.os '],
    comma: [', '],
    and: [' e ', ' ou '],
    to: ['–', '-', ' a ', ' à ', ' até '],
    before: ['A fissura não é larga (', 'Na ', 'Ver as '],
    after: [').', ' na cozinha.', ' e 4 mm de largura', ', norte'],
  },
  {
    one: ['foto ', 'fotografia n. ', 'immagine '],
    many: ['fotografie ', 'immagini nn. ', 'le fotografie '],
    comma: [', '],
    and: [' e ', ' o '],
    to: ['–', '-', ' a '],
    before: ['La fessura della parete è larga (', 'Vedi '],
    after: [').', ' nella cucina.', ' e 4 mm di larghezza', ', il nord'],
  },
  {
    one: ['写真', '写真 ', '写真No.', '画像'],
    many: ['写真', '写真番号', '写真 '],
    comma: ['、', '，', '・', ', '],
    and: ['と', '及び', 'または', '、'],
    to: ['〜', '～', '-', 'から'],
    before: ['壁のひび割れ（', '台所の', '3階、'],
    after: ['）。', 'に示す。', 'を参照。', '、5階の床', '、2か所', 'の右側'],
  },
  {
    one: ['写真', '画像'],
    many: ['写真'],
    comma: ['、', '，'],
    and: ['と', '、'],
    to: ['〜', '～'],
    before: ['壁（', ''],
    after: ['）。', 'に示す。'],
    figures: wide,
  },
];

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
  const figures = manner.figures ?? String;
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
 * A report whose text is written, saved and drafted anew while its rows move, go and come back. What
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

  /** The analyst writes all anew. */
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
      const references = photoReferencesIn(line);
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
