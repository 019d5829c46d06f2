/** Rows per request: a data service's default maximum (`max_rows`); it may send fewer. */
const PAGE = 1000;
const ATTEMPTS = 3;
/** PostgREST's code for a page that begins after the last row. */
const BEHIND_THE_LAST = 'PGRST103';

/** The answer to a request with an exact count: some of the rows, and the number of all. */
interface RowPage<Row> {
  data: Row[];
  count: number | null;
}

/**
 * Reads all rows page by page, in an order that is the same for every page. Rows added, moved or
 * deleted meanwhile shift others between pages: then it reads again, so that none is missing or
 * repeated. Rows without an id must differ in what is read of them.
 */
export async function readAllRows<Row>(
  readPage: (from: number, to: number) => PromiseLike<RowPage<Row>>,
): Promise<Row[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await readOnce(readPage).catch(nullBehindTheLast);
    if (rows) return rows;
  }
  throw new Error(
    'Your data changed while it was being read. Please close other tabs of this site and try again.',
  );
}

/** Null when rows came, moved or went meanwhile; rows added after all others are read too. */
async function readOnce<Row>(
  readPage: (from: number, to: number) => PromiseLike<RowPage<Row>>,
): Promise<Row[] | null> {
  const first = await readPage(0, PAGE - 1);
  const all = [...first.data];
  let total = first.count ?? 0;
  if (all.length >= total) return all;
  while (all.length < total) {
    const { data, count } = await readPage(all.length, all.length + PAGE - 1);
    if (count === null || count < total || data.length === 0) return null;
    all.push(...data);
    total = count;
  }
  return new Set(all.map(readKey)).size === total ? all : null;
}

const readKey = (row: unknown) => (row as { id?: unknown }).id ?? JSON.stringify(row);

function nullBehindTheLast(error: unknown): null {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  if ((code ?? cause?.code) === BEHIND_THE_LAST) return null;
  throw error;
}
