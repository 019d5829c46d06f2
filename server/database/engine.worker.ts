import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type {
  EngineAnswer,
  EngineReply,
  EngineRequest,
  EngineStart,
  ErrorFields,
  Statement,
  StatementResults,
} from './engine-messages.ts';
import { MAX_ANSWER_CHARACTERS, answerTooLarge, valueParsers } from './read-values.ts';

const PAGE_BYTES = 64 * 1024;
/**
 * A statement that wants more ends with Postgres' own "out of memory" (53200) instead of taking the
 * machine's. The engine starts with 128 MiB; PGlite would let it grow to 2 GiB.
 */
const MAX_HEAP_BYTES = 512 * 1024 * 1024;

/**
 * PGlite asks for 128 MB of buffers as a server of its own would; here the operating system keeps the
 * files in memory already. Measured: 100 MB less held, reads as fast (docs/decisions/004).
 */
const SETTINGS = ['shared_buffers=32MB', 'temp_file_limit=512MB'];

/** The most of the log of changes that a start may have to read again, and how often it is checked. */
const MOST_TO_RECOVER_BYTES = 16 * 1024 * 1024;
const CHECK_EVERY_MS = 1000;
let checksAgainAt = 0;

/** The status of the exception by which Postgres leaves a failed statement. */
const POSTGRES_LONGJMP = 100;

/** Characters of the answer to the statement at hand. */
let answered = 0;

class BoundedMemory extends WebAssembly.Memory {
  constructor({ initial, maximum }: WebAssembly.MemoryDescriptor) {
    super({ initial, maximum: Math.min(maximum ?? Infinity, MAX_HEAP_BYTES / PAGE_BYTES) });
  }
}

const port = parentPort;
if (!port) throw new Error('This module runs in a thread of its own.');
const { folder, program } = workerData as EngineStart;

// PGlite has no setting for the bound; this thread makes no other memory.
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
 * Ends the thread: PGlite continues after any exception out of its program, also after those that are not Postgres' way
 * to report an error: a stack that ran over, a trap, an exit. Nobody knows what state that leaves.
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
 * A server has a process that writes a checkpoint now and then; one session by itself writes none before it ends,
 * and anyone who comes after a cut-off statement waits while all changes since the start are read again (90 MB: 0.2 s
 * more). A checkpoint takes 5 to 15 ms.
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

/** One after the other, until one fails. */
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

/** Nobody asks what the columns are; to copy them for the other thread takes longer than to copy most rows. */
function withoutFields<Answer extends StatementResults[number]>(answer: Answer): Answer {
  return { ...answer, fields: [] };
}

function pickErrorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail, hint, severity, schema, table, column, constraint } = error as ErrorFields &
    Error;
  const fields = { code, detail, hint, severity, schema, table, column, constraint };
  return {
    message: error.message,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  };
}
