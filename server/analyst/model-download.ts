import { z } from 'zod';
import { countBytes } from '../../supabase/functions/_shared/bytes-from-elsewhere.ts';

/** A download of a model into Ollama on this machine. */
export interface Download {
  model: string;
  state: 'running' | 'done' | 'failed';
  /** Bytes; `total` is 0 until known. */
  done: number;
  total: number;
  /** Why it failed, for people; blank otherwise. */
  reason: string;
}

/** Layers of a model; an answer with more is not one. */
const MOST_LAYERS = 1000;

/** One line of Ollama's answer; each layer of a model reports its own bytes. */
const progressSchema = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
  error: z.string().optional(),
});

const NO_ANSWER = 'Ollama does not answer any more. Is it still running?';
const CUT_OFF = 'The download broke off. Start it again: it goes on where it was.';

/** Makes Ollama download models one at a time; viewers poll its state and may leave meanwhile. */
export class ModelDownload {
  readonly #origin: string;
  readonly #fetch: typeof fetch;
  #now: Download | null = null;
  #stop = new AbortController();

  constructor(origin: string, reach: typeof fetch) {
    this.#origin = origin;
    this.#fetch = reach;
  }

  get now(): Download | null {
    return this.#now;
  }

  /** Starts a download unless one is running; returns false then. */
  begin(model: string): boolean {
    if (this.#now?.state === 'running') return false;
    this.#stop = new AbortController();
    const download: Download = { model, state: 'running', done: 0, total: 0, reason: '' };
    this.#now = download;
    void this.#follow(download).then(
      () => {
        download.state = download.reason === '' ? 'done' : 'failed';
      },
      () => {
        download.state = 'failed';
        download.reason ||= download.total > 0 ? CUT_OFF : NO_ANSWER;
      },
    );
    return true;
  }

  /** Ollama keeps what it has and continues from there when asked again. */
  cancel(): void {
    this.#stop.abort();
    this.#now = null;
  }

  async #follow(download: Download): Promise<void> {
    const { signal } = this.#stop;
    const response = await this.#fetch(`${this.#origin}/api/pull`, {
      method: 'POST',
      body: JSON.stringify({ model: download.model, stream: true }),
      signal,
    });
    if (!response.body) throw new Error('No answer');
    const layers = new Map<string, { total: number; completed: number }>();
    let isOver = false;
    for await (const line of readLines(countBytes(response.body, 'downloadProgress'))) {
      const { status, digest, total, completed, error } = progressSchema.parse(JSON.parse(line));
      if (error !== undefined) {
        download.reason = `Ollama could not fetch ${download.model}: ${error.slice(0, 300)}`;
        return;
      }
      isOver ||= status === 'success';
      if (digest === undefined || total === undefined) continue;
      layers.set(digest, { total, completed: completed ?? 0 });
      if (layers.size > MOST_LAYERS) throw new Error('No model has so many layers');
      const all = [...layers.values()];
      download.total = all.reduce((sum, layer) => sum + layer.total, 0);
      download.done = all.reduce((sum, layer) => sum + layer.completed, 0);
    }
    if (!isOver) download.reason = CUT_OFF;
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}
