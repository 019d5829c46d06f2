import { FunctionFailure } from '@/lib/invoke-function';
import { makeObservation } from '../../../../testing/app/rows';
import type { Observation } from '@/records/observation';
import { isAnalysisPending } from '../schema';

/** What comes of a question: an answer, one that gets lost on its way back, or a failure with this code. */
export type Fate =
  'answer' | 'lost' | 'analyst_refused' | 'analyst_unreachable' | 'analyst_no_credit';

export interface Call {
  id: string;
  /** The run that asked, as long as it waits for the answer. */
  run: object | null;
}

/** A server that looks at a photo once at a time, and does as it is told. */
export class SimulatedAnalyst {
  readonly rows = new Map<string, Observation>();
  readonly underWay = new Map<string, Call>();
  /** Photos that a run asked about while it was waiting for them already. */
  askedTwice: string[] = [];
  answersOf = new Map<string, number>();
  refusals = 0;
  /** Of the questions to come, then of all others. */
  fates: { fate: Fate; ms: number }[] = [];
  usually: { fate: Fate; ms: number } = { fate: 'answer', ms: 1000 };

  constructor(ids: readonly string[]) {
    for (const id of ids) this.rows.set(id, makeObservation({ id }));
  }

  read(id: string): Observation {
    return this.rows.get(id) ?? makeObservation({ id });
  }

  /** Somebody looks at a photo from another device. */
  async lookFromElsewhere(id: string, ms: number): Promise<void> {
    if (this.underWay.has(id)) return;
    this.underWay.set(id, { id, run: null });
    await passed(ms);
    this.#answer(id);
    this.underWay.delete(id);
  }

  /**
   * `signal` is heard of at once, but the model ends what it is at: the photo stays under way a while.
   * `run` is null where a person asked for this very photo.
   */
  async analyse(id: string, run: object | null, signal: AbortSignal): Promise<Observation> {
    const other = this.underWay.get(id);
    if (other) {
      if (run && other.run === run) this.askedTwice.push(id);
      this.refusals += 1;
      await passed(20);
      throw new FunctionFailure('It is being looked at.', 'already_under_way');
    }
    // Somebody else's question has been answered since.
    if (run && !isAnalysisPending(this.read(id))) return this.read(id);
    const { fate, ms } = this.fates.shift() ?? this.usually;
    const call = { id, run };
    this.underWay.set(id, call);
    const isCalledOff = await this.#end(call, ms, signal);
    if (isCalledOff) throw new FunctionFailure('', 'cancelled');
    this.underWay.delete(id);
    if (fate === 'answer' || fate === 'lost') this.#answer(id);
    if (fate === 'answer') return this.read(id);
    if (fate === 'lost')
      throw new FunctionFailure('', '', { cause: new TypeError('Failed to fetch') });
    throw new FunctionFailure(`It failed: ${fate}.`, fate);
  }

  #end(call: Call, ms: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((end) => {
      signal.addEventListener('abort', () => {
        call.run = null;
        setTimeout(() => {
          if (this.underWay.get(call.id) === call) this.underWay.delete(call.id);
        }, 100);
        end(true);
      });
      setTimeout(() => {
        end(false);
      }, ms);
    });
  }

  #answer(id: string) {
    this.answersOf.set(id, (this.answersOf.get(id) ?? 0) + 1);
    const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
    this.rows.set(id, { ...this.read(id), ...texts, outcome: 'defect' });
  }
}

export function passed(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
