/** What PostgreSQL wrote of one statement that it ran: `auto_explain`, in text. */
export interface Plan {
  ms: number;
  statement: string;
  /** Tables that were read from one end to the other. */
  readWhole: string[];
}

/** The plans in a server's log, those inside of functions and policies among them. */
export function readPlans(log: string): Plan[] {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d )/m);
  return entries.flatMap((entry) => {
    const [, ms, body = ''] = /duration: ([\d.]+) ms {2}plan:\n([^]*)/.exec(entry) ?? [];
    if (ms === undefined) return [];
    const [, statement = ''] = /Query Text: ([^]*?)\n\t(?=\S.*\(cost=)/.exec(body) ?? [];
    const readWhole = [...body.matchAll(/Seq Scan on ([\w.]+)/g)].map(([, table = '']) => table);
    return [{ ms: Number(ms), statement: statement.replace(/\s+/g, ' ').trim(), readWhole }];
  });
}
