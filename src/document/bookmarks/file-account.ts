/**
 * The file's pieces at its export, beside the report's texts: a token of four characters each. A piece that is missing
 * or new was changed in Word.
 */
export interface FileAccount {
  /** The checksum of the document itself, byte for byte. */
  body: string;
  document: readonly string[];
  /** By each row's token. */
  rows: ReadonlyMap<string, readonly string[]>;
  /** Headers and footers. */
  pages: readonly string[];
}

type Properties = { name: string; value: string }[];

const BODY = 'Plumbline body';
const PIECES = 'Plumbline pieces';
/** Word shows and keeps 255 characters of a property. */
const MOST = 250;
const SAME = '=';

const splitTokens = (text: string): string[] => text.match(/.{4}/gu) ?? [];

/** `rows` holds the rows' tokens in the file's order. */
export function writeAccount(account: FileAccount, rows: readonly string[]): Properties {
  const own = rows.map((row) => (account.rows.get(row) ?? []).join(''));
  const short = own.map((text, index) => (index > 0 && text === own[index - 1] ? SAME : text));
  const all = [account.document.join(''), account.pages.join(''), short.join('.')].join('_');
  return [
    { name: BODY, value: account.body },
    ...(all.match(new RegExp(`.{1,${MOST}}`, 'gu')) ?? []).map((value, index) => ({
      name: `${PIECES} ${index + 1}`,
      value,
    })),
  ];
}

/** Reads the account; null for a file without one, as exported before December 2026. */
export function readAccount(properties: Properties, rows: readonly string[]): FileAccount | null {
  const values = new Map(properties.map(({ name, value }) => [name, value]));
  let all = '';
  for (let index = 1; values.has(`${PIECES} ${index}`); index += 1)
    all += values.get(`${PIECES} ${index}`) ?? '';
  const [document, pages, own] = all.split('_');
  if (document === undefined || pages === undefined || own === undefined) return null;
  let before: string[] = [];
  const lists = own.split('.').map((text) => (before = text === SAME ? before : splitTokens(text)));
  return {
    body: values.get(BODY) ?? '',
    document: splitTokens(document),
    rows: new Map(rows.map((row, index) => [row, lists[index] ?? []])),
    pages: splitTokens(pages),
  };
}
