/** PostgreSQL's plan of one statement that it ran: `auto_explain`, in text, with its counts. */
export interface Plan {
  ms: number;
  statement: string;
  /** Tables of which rows were read one after the other, and how many. */
  read: { table: string; rows: number }[];
}

/** A scan's line, and the next one where it dropped rows. Some that are planned are never run, or end at the first row. */
const SCAN =
  /Seq Scan on ([\w.]+)[^\n]*\(actual rows=([\d.]+) loops=(\d+)\)(?:\n\s+Filter: [^\n]*\n\s+Rows Removed by Filter: (\d+))?/g;

/** The plans in a server's log, those inside of functions and policies among them. */
export function readPlans(log: string): Plan[] {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d )/m);
  return entries.flatMap((entry) => {
    const [, ms, body = ''] = /duration: ([\d.]+) ms {2}plan:\n([^]*)/.exec(entry) ?? [];
    if (ms === undefined) return [];
    const [, statement = ''] = /Query Text: ([^]*?)\n\t(?=\S.*\(cost=)/.exec(body) ?? [];
    const read = [...body.matchAll(SCAN)].map(([, table = '', rows, loops, dropped = 0]) => ({
      table,
      rows: (Number(rows) + Number(dropped)) * Number(loops),
    }));
    return [{ ms: Number(ms), statement: statement.replace(/\s+/g, ' ').trim(), read }];
  });
}
