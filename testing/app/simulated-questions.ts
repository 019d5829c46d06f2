import type { Hold, Question } from '@/features/questions/queries';
import type { Observation } from '@/records/observation';
import { fakeBackend } from './fake-backend';
import { makeObservation } from './rows';

const DESCRIBED: Partial<Observation> = {
  element: 'Wall',
  defect: 'Crack',
  recommendation: 'Monitor',
  outcome: 'defect',
};

/** A report's rows and questions, as a backend keeps them whose host answers what waits as a test says. */
export class SimulatedQuestions {
  rows: Observation[];
  questions: Question[] = [];
  hold: Hold | null = null;
  /** Settles a row that is asked about; where it is null a test does so later. */
  onAsked: ((id: string) => void) | null = null;
  asked: string[] = [];
  #time = Date.parse('2026-11-27T10:00:00Z');

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, index) =>
      makeObservation({ id: String(index + 1) }),
    );
  }

  answer(id: string, changes: Partial<Observation> = DESCRIBED): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...changes } : row));
    this.#change(id, { state: 'answered', settled_at: this.#now() });
  }

  fail(id: string, code: string, message: string): void {
    this.#change(id, { state: 'failed', code, message, settled_at: this.#now(), tries: 1 });
  }

  backend(tables: Parameters<typeof fakeBackend>[0]['tables'] = {}) {
    return fakeBackend({
      tables: {
        observations: ({ equal: { id } }) => {
          if (typeof id === 'string') return this.rows.find((row) => row.id === id);
          return Array.isArray(id) ? this.rows.filter((row) => id.includes(row.id)) : this.rows;
        },
        reports: () => ({ analysis_hold: this.hold }),
        analyst_questions: () => this.questions,
        ...tables,
      },
      procedures: {
        ask_about: (args) => this.#ask(args as { p_rows: string[]; p_unasked: boolean }),
        hold_analysis: (args) => this.#hold((args as { p_hold: Hold | '' }).p_hold),
      },
    });
  }

  #ask({ p_rows, p_unasked }: { p_rows: string[]; p_unasked: boolean }): void {
    if (!p_unasked) this.hold = null;
    const isSettled = ({ state }: Question) => state === 'answered' || state === 'failed';
    this.questions = this.questions.filter(
      (one) => !isSettled(one) || (p_unasked && p_rows.includes(one.observation_id ?? '')),
    );
    for (const id of p_rows) {
      if (this.questions.some((one) => one.observation_id === id)) continue;
      this.asked.push(id);
      this.questions = [
        ...this.questions,
        makeQuestion({ observation_id: id, asked_at: this.#now() }),
      ];
      this.onAsked?.(id);
    }
  }

  #hold(wanted: Hold | ''): void {
    this.hold = wanted || null;
    if (wanted === 'cancelled') this.questions = [];
  }

  #change(id: string, changes: Partial<Question>): void {
    this.questions = this.questions.map((one) =>
      one.observation_id === id ? { ...one, ...changes } : one,
    );
  }

  /** A second later each time. */
  #now(): string {
    return new Date((this.#time += 1000)).toISOString();
  }
}

export function makeQuestion(changes: Partial<Question> = {}): Question {
  return {
    task: 'photo',
    observation_id: '1',
    request: {},
    state: 'waiting',
    turn: 1,
    tries: 0,
    not_before: '2026-11-27T10:00:00Z',
    taken_until: null,
    code: null,
    message: null,
    asked_at: '2026-11-27T10:00:00Z',
    settled_at: null,
    ...changes,
  };
}
