import type { Work } from '../../analyst.ts';
import type { LoadedModel } from '../load-model.ts';
import { modelFailure } from '../model-failure.ts';
import type { Slot } from './model-queue.ts';
import { providerFault, type ProviderFault } from './provider-fault.ts';
import { simplerForm } from './question-form.ts';
import { RETRIES, type Retry } from './retries.ts';
import {
  BrokenOff,
  OutOfTime,
  streamAnswer,
  type StreamedAnswer,
  type StreamedQuestion,
} from './stream-answer.ts';

type Put = Pick<StreamedQuestion, 'instructions' | 'messages' | 'schema' | 'outputTokens'> &
  Pick<StreamedQuestion, 'effort'> & { timeoutMs: number };

type Outcome = { answer: StreamedAnswer } | { wasSpent: boolean };

/**
 * Asks the model in the queue; again when the server delays it, rejects its form or drops the connection. Time counts
 * from when the model starts. Throws FunctionError, or the caller's abort reason.
 */
export async function askInQueue(
  question: Put,
  model: LoadedModel,
  work: Work,
): Promise<StreamedAnswer> {
  const attempts = new Attempts(question, model, work);
  const { timeoutMs } = question;
  for (let isAskedAgain = false; ; isAskedAgain = true) {
    const limits = { timeoutMs, signal: work.signal, isAskedAgain };
    const outcome = await model.queue.withSlot((slot) => attempts.next(slot), limits);
    if ('answer' in outcome) return outcome.answer;
    if (outcome.wasSpent) await work.mayAskAgain();
  }
}

/** The attempts of one question, with its delays and failures. */
class Attempts {
  readonly #question: Put;
  readonly #model: LoadedModel;
  readonly #work: Work;
  #form;
  #putOffSince: number | null = null;
  #falters = 0;

  constructor(question: Put, model: LoadedModel, work: Work) {
    this.#question = question;
    this.#model = model;
    this.#work = work;
    this.#form = model.forms.current();
  }

  async next(slot: Slot): Promise<Outcome> {
    const { language, stallMs, queue, forms, longPhotos } = this.#model;
    const began = Date.now();
    try {
      const { limit } = slot;
      const asked = { ...this.#question, language, limit, stallMs, form: this.#form };
      const answer = await streamAnswer(asked, this.#work.signal);
      this.#note(began, answer);
      queue.recover(slot);
      forms.learn(this.#form);
      if (this.#hasPhoto()) longPhotos.clear();
      return { answer };
    } catch (error) {
      this.#work.signal.throwIfAborted();
      const fault = this.#blameContext(toFault(error));
      // The model was working, whatever ended it.
      const wasSpent = error instanceof BrokenOff || error instanceof OutOfTime;
      if (wasSpent) this.#note(began, null);
      const isCompany = this.#blameCompany(error, fault, slot);
      if (!isCompany && !this.#mayHelp(fault)) throw modelFailure(error, fault);
      return { wasSpent };
    }
  }

  /**
   * Lowers concurrency when the failure may come from several requests at once, and returns true to
   * ask again: not when no word had come, because that server may never answer.
   */
  #blameCompany(error: unknown, { kind }: ProviderFault, slot: Slot): boolean {
    const { queue } = this.#model;
    if (kind === 'overloaded') queue.refuse(slot);
    if (kind !== 'timed_out' && kind !== 'out_of_memory') return false;
    queue.slowDown(slot);
    const isAlive = kind === 'out_of_memory' || (error instanceof OutOfTime && error.hadBegun);
    return isAlive && slot.hadCompany;
  }

  #blameContext(fault: ProviderFault): ProviderFault {
    const isTooSmall =
      fault.kind === 'context_too_long' && this.#hasPhoto() && this.#model.longPhotos.add();
    return isTooSmall ? { ...fault, kind: 'context_too_small' } : fault;
  }

  #hasPhoto(): boolean {
    return this.#question.messages.some(
      ({ content }) => Array.isArray(content) && content.some(({ type }) => type === 'file'),
    );
  }

  /** True when another attempt may help; if all must wait first, the queue is already paused. */
  #mayHelp({ kind, status, waitMs }: ProviderFault): boolean {
    const simpler = simplerForm(this.#form, kind);
    if (simpler !== null) {
      this.#form = simpler;
      return true;
    }
    if (kind === 'unreachable' && status === undefined) this.#forgetForm();
    const retry = RETRIES[kind];
    if (!retry) return false;
    return retry.most === Infinity ? this.#putOff(retry, waitMs) : this.#tryAgain(retry, waitMs);
  }

  /** The server was away and may return as another version or with another model. */
  #forgetForm(): void {
    const { forms } = this.#model;
    forms.forget();
    this.#form = forms.current();
  }

  #tryAgain({ most, waitMs }: Retry, statedMs: number | null): boolean {
    const { queue, patienceMs } = this.#model;
    this.#falters += 1;
    if (this.#falters > most) return false;
    queue.pause(Math.min(waitMs(this.#falters, statedMs), patienceMs));
    return true;
  }

  #putOff(retry: Retry, statedMs: number | null): boolean {
    const { queue, patienceMs } = this.#model;
    const now = Date.now();
    this.#putOffSince ??= now;
    const ms = retry.waitMs(queue.countRefusal(), statedMs);
    // For part of that time the server was answering others.
    const busyMs = Math.max(0, queue.answeredAt - this.#putOffSince);
    const until = this.#putOffSince + Math.min(busyMs + retry.patienceMs, patienceMs);
    if (now + ms > until) return false;
    queue.pause(ms);
    return true;
  }

  #note(began: number, answer: StreamedAnswer | null): void {
    this.#work.spent({
      questions: 1,
      input_tokens: answer?.inputTokens ?? 0,
      output_tokens: answer?.outputTokens ?? 0,
      seconds: (Date.now() - began) / 1000,
    });
  }
}

function toFault(error: unknown): ProviderFault {
  if (error instanceof OutOfTime) {
    return { kind: error.isStall ? 'dropped' : 'timed_out', status: undefined, waitMs: null };
  }
  if (!(error instanceof BrokenOff)) return providerFault(error);
  const fault = providerFault(error.cause);
  // A broken connection shows in many ways; a server that gives a reason mid-answer counts.
  const isLine = fault.kind === 'unknown' || fault.kind === 'unreachable';
  return isLine ? { ...fault, kind: 'dropped' } : fault;
}
