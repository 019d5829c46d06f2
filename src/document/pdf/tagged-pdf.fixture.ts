import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const hasQpdf = existsSync('/usr/bin/qpdf');

/** qpdf's values: names with a slash, texts after "u:", references as "12 0 R". */
export type Value = string | number | boolean | null | Value[] | Dictionary;
export interface Dictionary {
  [key: string]: Value | undefined;
}

interface Stored {
  value?: Value;
  stream?: { dict: Dictionary; data: string };
}

/** A structure element, or what it has on a page. */
export interface Element {
  id: string;
  kind: string;
  dictionary: Dictionary;
  parent: Element | null;
  children: Element[];
  /** Page and number of each piece of marked content. */
  content: { page: string; mcid: number }[];
  /** Annotations that belong to it. */
  annotations: string[];
}

export interface TaggedPdf {
  catalog: Dictionary;
  metadata: string;
  pages: { id: string; dictionary: Dictionary; content: string }[];
  elements: Element[];
  root: Dictionary;
  resolve(value: Value | undefined): Value | undefined;
  dictionary(value: Value | undefined): Dictionary;
}

/** A file's objects, pages and structure, as qpdf reads them. */
export function readTaggedPdf(path: string): TaggedPdf {
  const args = ['--json=2', '--json-key=qpdf', '--json-stream-data=inline'];
  const json = execFileSync('/usr/bin/qpdf', [...args, '--decode-level=generalized', path], {
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  });
  const { qpdf } = JSON.parse(json) as { qpdf: [unknown, Record<string, Stored>] };
  const stored = qpdf[1];
  const resolve = (value: Value | undefined): Value | undefined => {
    const found = typeof value === 'string' ? stored[`obj:${value}`] : undefined;
    return found ? (found.stream?.dict ?? found.value) : value;
  };
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = resolve(value);
    return found && typeof found === 'object' && !Array.isArray(found) ? found : {};
  };
  const readData = (value: Value | undefined) =>
    Buffer.from(stored[`obj:${String(value)}`]?.stream?.data ?? '', 'base64');
  const catalog = dictionary(dictionary(stored['trailer']?.value)['/Root']);
  const root = dictionary(catalog['/StructTreeRoot']);
  const pages = toList(dictionary(catalog['/Pages'])['/Kids']).map((id) => {
    const page = dictionary(id);
    const content = toList(page['/Contents']).map((part) => readData(part).toString('latin1'));
    return { id: String(id), dictionary: page, content: content.join('\n') };
  });
  const elements: Element[] = [];
  for (const id of toList(root['/K'])) readElement({ id, parent: null, elements, dictionary });
  const metadata = readData(catalog['/Metadata']).toString('utf8');
  return { catalog, metadata, pages, elements, root, resolve, dictionary };
}

export const toList = (value: Value | undefined): Value[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

interface Reading {
  id: Value;
  parent: Element | null;
  /** All that were read, in the order of reading. */
  elements: Element[];
  dictionary: TaggedPdf['dictionary'];
}

function readElement({ id, parent, elements, dictionary }: Reading): Element {
  const own = dictionary(id);
  const element: Element = {
    id: String(id),
    kind: String(own['/S']).slice(1),
    dictionary: own,
    parent,
    children: [],
    content: [],
    annotations: [],
  };
  elements.push(element);
  for (const child of toList(own['/K'])) {
    const read = dictionary(child);
    const page = String(read['/Pg'] ?? own['/Pg']);
    if (typeof child === 'number') element.content.push({ page, mcid: child });
    else if (read['/Type'] === '/MCR') {
      element.content.push({ page, mcid: Number(read['/MCID']) });
    } else if (read['/Type'] === '/OBJR') element.annotations.push(String(read['/Obj']));
    else element.children.push(readElement({ id: child, parent: element, elements, dictionary }));
  }
  return element;
}
