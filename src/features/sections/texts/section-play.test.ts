import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STORY_LIMIT_MS, storyCount, makeStory } from '../../../../testing/stories';
import { renumberPhotos } from '@shared/renumber-photos';
import type { BoundText } from '@/records/section';
import { SimulatedReport, SimulatedWriter } from './simulated-section.fixture';

const interruption = fc.constantFrom(null, null, null, 'generate', 'write', 'remove', 'move');
const interruptions = fc.array(interruption, { maxLength: 4 });
const happening = fc.record({
  writer: fc.nat(2),
  does: fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.integer({ min: 1, max: 5 }) }) },
    { weight: 5, arbitrary: fc.record({ save: interruptions }) },
    {
      weight: 3,
      arbitrary: fc.record({
        settle: fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const),
        save: interruptions,
      }),
    },
    { weight: 2, arbitrary: fc.constant('read anew' as const) },
    { weight: 1, arbitrary: fc.constant('put off' as const) },
    { weight: 1, arbitrary: fc.constant('give up' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom('generate', 'remove', 'restore', 'move', 'delete photo'),
    },
  ),
});
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** A sentence that can be found again, about the photo that has this number on the screen where it is written. */
interface Sentence {
  start: string;
  photo: string;
}

/** Plays a story, and after each event looks for every sentence that nobody has given up. */
async function play(story: readonly Happening[]): Promise<void> {
  const report = new SimulatedReport();
  const writers = [0, 1, 2].map(() => new SimulatedWriter(report));
  const kept = new Map<string, Sentence>();
  let count = 0;
  const newSentence = (order: readonly string[], wanted: number) => {
    const number = Math.min(wanted, order.length);
    const start = `Sentence ${(count += 1)}:`;
    kept.set(start, { start, photo: order[number - 1] ?? '' });
    return `${start} see Photo ${number}.`;
  };
  const write = () => {
    const paragraph = newSentence(report.order, 1);
    report.replace({ paragraph, photo_refs: { 1: report.order[0] ?? '' } });
  };
  const move = () => {
    const [first = '', ...others] = report.order;
    report.order = [...others, first];
  };
  const world: Record<string, () => void> = {
    generate: write,
    write,
    move,
    remove: () => {
      report.remove();
    },
    restore: () => {
      report.restore();
    },
    'delete photo': () => {
      if (report.order.length > 2) report.order = report.order.slice(1);
    },
  };
  const texts = (): BoundText[] => [
    ...report.texts,
    ...writers.flatMap(({ draft, conflict }) => [draft, conflict?.mine].filter((one) => !!one)),
  ];
  const forgetWhatIsNowhere = () => {
    const all = texts();
    for (const start of kept.keys())
      if (!all.some(({ paragraph }) => paragraph.includes(start))) kept.delete(start);
  };

  for (const { writer: index, does } of story) {
    const writer = writers[index] ?? new SimulatedWriter(report);
    if (does === 'read anew') writer.readAnew();
    else if (does === 'put off') writer.conflict = null;
    else if (typeof does === 'string' && does !== 'give up') world[does]?.();
    else if (does === 'give up') {
      writer.draft = null;
      writer.conflict = null;
      forgetWhatIsNowhere();
    } else if ('type' in does) {
      // Asked about, the person answers before typing on.
      if (writer.conflict) continue;
      const sentence = newSentence(writer.order, does.type);
      writer.type(does.type % 2 ? sentence : `${writer.shown.text}\n${sentence}`);
      // Typed over by the same hand: that is no loss.
      forgetWhatIsNowhere();
    } else {
      const waiting = [...does.save];
      const meanwhile = () => {
        const one = waiting.shift();
        if (one) world[one]?.();
      };
      if (!('settle' in does)) await writer.save(meanwhile);
      else {
        await writer.settle(does.settle, meanwhile);
        if (does.settle === 'theirs') forgetWhatIsNowhere();
      }
    }
    expectNothingLost(kept, texts());
  }
}

function expectNothingLost(kept: ReadonlyMap<string, Sentence>, texts: readonly BoundText[]): void {
  for (const { start, photo } of kept.values()) {
    const found = texts.filter(({ paragraph }) => paragraph.includes(start));
    expect(found.length, `“${start}” is lost`).toBeGreaterThan(0);
    for (const { paragraph, photo_refs } of found) {
      // With one row left on the screen, the reference reads 1 where it means that row, else deleted.
      const { text } = renumberPhotos(paragraph, photo_refs, [photo]);
      expect(text).toContain(`${start} see Photo 1.`);
    }
  }
}

it(
  'loses no sentence and no meaning of a number, whoever else writes, drafts and moves rows',
  async () => {
    const property = fc.asyncProperty(makeStory(happening, 60), play);
    await fc.assert(property, { numRuns: storyCount(300) });
  },
  STORY_LIMIT_MS,
);
