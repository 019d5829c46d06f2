/** Rows to ask for in one request; a backend may send fewer (1,000 at most on a hosted one). */
const PAGE = 500;
const ATTEMPTS = 3;

/** What one request brings that asks for an exact count: some of the rows, and how many there are in all. */
interface RowPage<Row> {
  data: Row[];
  count: number | null;
}

/**
 * All rows, a page at a time, in an order that is the same for every page. Another tab may add or delete rows in between, which would move rows
 * from one page to another: then it is read again, so that no row is missing and none comes twice.
 */
export async function readAllRows<Row>(
  readPage: (from: number, to: number) => PromiseLike<RowPage<Row>>,
): Promise<Row[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await readOnce(readPage);
    if (rows) return rows;
  }
  throw new Error(
    'Your data changed while it was being read. Please close other tabs of this site and try again.',
  );
}

/** Null when the number of rows changed on the way. */
async function readOnce<Row>(
  readPage: (from: number, to: number) => PromiseLike<RowPage<Row>>,
): Promise<Row[] | null> {
  const { data, count } = await readPage(0, PAGE - 1);
  const all = [...data];
  while (all.length < (count ?? 0)) {
    const page = await readPage(all.length, all.length + PAGE - 1);
    if (page.count !== count || page.data.length === 0) return null;
    all.push(...page.data);
  }
  return all;
}
