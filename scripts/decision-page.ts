/** The head of a decision's page, and its line of the index. */
export interface Decision {
  number: string;
  title: string;
  date: string;
  status: string;
}

const HEAD = /^# (\d{3})\. (\S.*)\n\nDate: (\d{4}-\d{2}-\d{2})\n{1,2}Status: (\S.*)\n\n/;
const PARTS = ['Context', 'Decision', 'Consequences'];
const STATUS = /^(accepted|replaced (?:in part )?by \[\d{3}\]\([^)]+\)(?:, \[\d{3}\]\([^)]+\))*)$/;

/** The head of a page; undefined where the page has another form. */
export function parseDecision(markdown: string): Decision | undefined {
  const [, number, title, date, status] = HEAD.exec(markdown) ?? [];
  return number && title && date && status ? { number, title, date, status } : undefined;
}

/** The faults of a page against the form that `docs/decisions/README.md` shows, a sentence each. */
export function findFaults(file: string, markdown: string, files: string[]): string[] {
  const decision = parseDecision(markdown);
  if (!decision) {
    return [
      `${file}: begins with "# NNN. Title", then the lines "Date: YYYY-MM-DD" and "Status: …"`,
    ];
  }
  const faults: string[] = [];
  if (!file.startsWith(`${decision.number}-`))
    faults.push(`${file}: its heading says ${decision.number}`);
  if (Number.isNaN(Date.parse(decision.date))) faults.push(`${file}: ${decision.date} is no day`);
  if (!STATUS.test(decision.status))
    faults.push(`${file}: "${decision.status}" is no known status`);
  for (const [, number = '', page = ''] of decision.status.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)) {
    if (page === file || !page.startsWith(number) || !files.includes(page)) {
      faults.push(`${file}: is replaced by ${page}, which is no other page of that number`);
    }
  }
  const parts = [...markdown.matchAll(/^## (.+)$/gm)].map(([, part = '']) => part);
  const places = PARTS.map((part) => parts.indexOf(part));
  if (places.some((place, index) => place <= (places[index - 1] ?? -1))) {
    faults.push(`${file}: has the parts ${PARTS.join(', ')}, each under "## ", in this order`);
  }
  return faults;
}

/** The line that the index has for a page, its spaces not counted. */
export function formatIndexLine(file: string, { number, title, date, status }: Decision): string {
  return `| [${number}](${file}) | ${title} | ${date} | ${status} |`;
}
