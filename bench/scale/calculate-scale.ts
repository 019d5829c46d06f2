/**
 * Calculates the needs of reports from what was measured and what is assumed. docs/scale.md gives the source of each
 * figure and the conclusions; `calculate-scale.test.ts` holds the page to this.
 */

/** Measured by `npm run bench -- scale` and `-- capacity`, on the machine that docs/benchmarks.md names. */
export const MEASURED = {
  /** Bytes of the whole database without versions, with indexes, by row of a report. */
  databaseBytesOfRow: 1531,
  /** Kept words of one earlier save, indexes among them. */
  databaseBytesOfVersion: 1326,
  /** A deed's processor time: of a host's busiest thread, of the host, of PostgreSQL. */
  hostThreadMs: 2.3,
  hostMs: 3.2,
  serverMs: 2,
  /** The embedded database's own thread, which is what fills first there. */
  embeddedThreadMs: 6.5,
};

/** People's habits; nobody has measured them in an office. */
export const ASSUMED = {
  rowsOfReport: 40,
  /** Kept words of earlier saves. */
  versionsOfRow: 3,
  /** As the browser prepares it, with the small copy. */
  bytesOfPhoto: 450_000,
  /** Uploading, adding, claiming, answering, and saving what was corrected. */
  requestsOfRow: 12,
  /** Opening the dashboard and the steps, drafting sections, preview and export. */
  requestsBesideRows: 200,
  /** A photo of 1,568 by 1,176 px as Anthropic counts it (pixels by 750), and the question around it. */
  tokensInOfRow: 2459 + 1800,
  tokensOutOfRow: 180,
  tokensInOfSections: 12_000,
  tokensOutOfSections: 1500,
  /** Working hours of a month, and how much busier the busiest of them is. */
  hours: 176,
  peak: 3,
  /** How busy a thread or a processor may be before people wait. */
  busyAtMost: 0.5,
  secondsOfQuestion: 4,
};

interface Scale {
  reports: number;
  /** Added in a month. */
  databaseGb: number;
  photosGb: number;
  requests: number;
  /** In a second of the busiest hour. */
  requestsAtPeak: number;
  hosts: number;
  databaseCores: number;
  /** Asked of a model at the same time, in the busiest hour. */
  questionsAtOnce: number;
  /** Millions of tokens. */
  tokensIn: number;
  tokensOut: number;
}

/** Gives the needs of so many reports a month. */
function calculateScale(reports: number): Scale {
  const use = ASSUMED;
  const rows = reports * use.rowsOfReport;
  const requests = rows * use.requestsOfRow + reports * use.requestsBesideRows;
  const perSecond = use.peak / (use.hours * 3600);
  const busy = (ms: number) => (requests * perSecond * ms) / 1000 / use.busyAtMost;
  return {
    reports,
    databaseGb:
      (rows * (MEASURED.databaseBytesOfRow + use.versionsOfRow * MEASURED.databaseBytesOfVersion)) /
      1e9,
    photosGb: (rows * use.bytesOfPhoto) / 1e9,
    requests,
    requestsAtPeak: requests * perSecond,
    hosts: Math.max(1, Math.ceil(busy(MEASURED.hostThreadMs))),
    databaseCores: Math.max(1, Math.ceil(busy(MEASURED.serverMs))),
    questionsAtOnce: Math.max(1, Math.ceil(rows * perSecond * use.secondsOfQuestion)),
    tokensIn: (rows * use.tokensInOfRow + reports * use.tokensInOfSections) / 1e6,
    tokensOut: (rows * use.tokensOutOfRow + reports * use.tokensOutOfSections) / 1e6,
  };
}

/** Reports a month that the embedded database's one thread serves. */
export function mostReportsEmbedded(): number {
  const oneReport = calculateScale(1);
  const requestsAtPeak = (1000 / MEASURED.embeddedThreadMs) * ASSUMED.busyAtMost;
  return Math.floor(requestsAtPeak / oneReport.requestsAtPeak);
}

const number = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: value < 1000 ? 2 : 3 });

/** The rows of the page's table, as Markdown without spaces for its columns. */
export function scaleRows(): string[][] {
  const scales = [1000, 100_000, 10_000_000].map(calculateScale);
  const row = (name: string, of: (scale: Scale) => number) => [
    name,
    ...scales.map((scale) => number(of(scale))),
  ];
  return [
    row('reports a month', ({ reports }) => reports),
    row('requests', ({ requests }) => requests),
    row('requests in a second of the busiest hour', ({ requestsAtPeak }) => requestsAtPeak),
    row('hosts', ({ hosts }) => hosts),
    row('cores of PostgreSQL', ({ databaseCores }) => databaseCores),
    row('added to the database, GB', ({ databaseGb }) => databaseGb),
    row('added photos, GB', ({ photosGb }) => photosGb),
    row('questions to a model at a time', ({ questionsAtOnce }) => questionsAtOnce),
    row('tokens in, millions', ({ tokensIn }) => tokensIn),
    row('tokens out, millions', ({ tokensOut }) => tokensOut),
  ];
}
