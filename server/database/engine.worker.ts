import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import {
  type EngineAnswer,
  type EngineReply,
  type EngineRequest,
  type EngineStart,
  pickErrorFields,
  type Statement,
  type StatementResults,
} from './engine-messages.ts';
import { MAX_ANSWER_CHARACTERS, answerTooLarge, valueParsers } from './read-values.ts';

const PAGE_BYTES = 64 * 1024;
/**
 * A statement that needs more fails with Postgres' "out of memory" (53200) instead of exhausting
 * the machine. The engine starts with 128 MiB; PGlite would let it grow to 2 GiB.
 */
const MAX_HEAP_BYTES = 512 * 1024 * 1024;

/**
 * PGlite asks for 128 MB of buffers as a dedicated server would; here the operating system caches
 * the files. Measured: 100 MB less memory, reads as fast (decision 004).
 */
const SETTINGS = ['shared_buffers=32MB', 'temp_file_limit=512MB'];

/** The most of the write-ahead log that a restart may have to replay, and how often to check it. */
const MOST_TO_RECOVER_BYTES = 16 * 1024 * 1024;
const CHECK_EVERY_MS = 1000;
let checksAgainAt = 0;

/** The exception's status when Postgres leaves a failed statement. */
const POSTGRES_LONGJMP = 100;

/** Characters of the current statement's answer. */
let answered = 0;

class BoundedMemory extends WebAssembly.Memory {
  constructor({ initial, maximum }: WebAssembly.MemoryDescriptor) {
    super({ initial, maximum: Math.min(maximum ?? Infinity, MAX_HEAP_BYTES / PAGE_BYTES) });
  }
}

const port = parentPort;
if (!port) throw new Error('This module runs in a thread of its own.');
const { folder, program } = workerData as EngineStart;

// PGlite has no setting for this bound; this thread creates no other memory.
WebAssembly.Memory = BoundedMemory;
const database = new PGlite({
  ...(folder ? { dataDir: folder } : {}),
  pgliteWasmModule: program,
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  parsers: valueParsers((characters) => {
    answered += characters;
    if (answered > MAX_ANSWER_CHARACTERS) throw answerTooLarge();
  }),
});

port.on('message', (request: EngineRequest) => {
  const startedAt = performance.now();
  void answer(request).then((content) => reply(content, performance.now() - startedAt));
});
await database.waitReady;
endOnFault();
reply({ kind: 'ready' }, 0);

/**
 * Ends the thread on a fault: PGlite continues after any exception from its WebAssembly, also after
 * a stack overflow, trap or exit that Postgres never meant as an error. The state is then unknown.
 */
function endOnFault(): void {
  const program = database.Module;
  const run = program._PostgresMainLoopOnce;
  program._PostgresMainLoopOnce = () => {
    try {
      run();
    } catch (error) {
      if ((error as { status?: unknown }).status === POSTGRES_LONGJMP) throw error;
      reply({ kind: 'fault', message: String(error) }, 0);
      process.exit(1);
    }
  };
}

function reply(content: EngineAnswer, workedMs: number): void {
  const isUsable = content.kind !== 'closed' && content.kind !== 'fault';
  port?.postMessage({
    ...content,
    isInTransaction: isUsable && database.isInTransaction(),
    heapBytes: isUsable ? database.Module.HEAPU8.byteLength : 0,
    workedMs,
  } satisfies EngineReply);
  if (content.kind === 'closed') port?.close();
}

async function answer(request: EngineRequest): Promise<EngineAnswer> {
  try {
    switch (request.kind) {
      case 'run': {
        const results = await runAll(request.statements);
        await keepRecoveryShort();
        return { kind: 'results', results };
      }
      case 'close':
        await database.close();
        return { kind: 'closed' };
    }
  } catch (error) {
    return { kind: 'failed', error: pickErrorFields(error) };
  }
}

/**
 * Writes a checkpoint when much would have to be replayed. A server does so in the background; a
 * single session only at its end, so a restart after an interrupted statement would replay all
 * changes (90 MB: 0.2 s more). One takes 5 to 15 ms.
 */
async function keepRecoveryShort(): Promise<void> {
  const now = performance.now();
  if (!folder || database.isInTransaction() || now < checksAgainAt) return;
  checksAgainAt = now + CHECK_EVERY_MS;
  const { rows } = await database.query<{ behind: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as behind from pg_control_checkpoint()',
  );
  if ((rows[0]?.behind ?? 0) > MOST_TO_RECOVER_BYTES) await database.exec('checkpoint');
}

/** In order, until one fails. */
async function runAll(statements: Statement[]): Promise<StatementResults[]> {
  const results: StatementResults[] = [];
  for (const { sql, values } of statements) {
    answered = 0;
    const answers = values
      ? [await database.query<Record<string, unknown>>(sql, [...values])]
      : ((await database.exec(sql)) as StatementResults);
    results.push(answers.map(withoutFields));
  }
  return results;
}

/** Nobody reads the column descriptions, and cloning them to the other thread costs more than most rows. */
function withoutFields<Answer extends StatementResults[number]>(answer: Answer): Answer {
  return { ...answer, fields: [] };
}
