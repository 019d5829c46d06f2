/** Content drawn between two signs that mark it. */
export interface MarkedContent {
  tag: string;
  mcid: number | null;
  language: string | null;
}

/** A piece that is painted, with the marks around it from the outside in. */
export interface Painted {
  operator: string;
  marks: MarkedContent[];
  /** The name of its font, of letters. */
  font: string;
}

const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<<|>>|<[0-9a-fA-F\s]*>|[[\]]|[^\s<>[\]()]+/g;
const PAINTS = new Set(
  ['Tj', 'TJ', "'", '"', 'Do', 'EI', 'sh', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*'].concat('S', 's'),
);
const NUMBER_OR_NAME = /^[-+.\d/([<\])>]/;

/** All that a page paints, in order; throws where a mark is opened without being closed. */
export function paintedOn(content: string): Painted[] {
  const painted: Painted[] = [];
  const open: MarkedContent[] = [];
  let operands: string[] = [];
  let font = '';
  for (const [token] of content.matchAll(TOKEN)) {
    if (NUMBER_OR_NAME.test(token) || ['true', 'false', 'null'].includes(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'BDC' || token === 'BMC') open.push(readMarkedContent(operands));
    else if (token === 'EMC' && !open.pop()) throw new Error('A mark ends that was not begun.');
    else if (token === 'Tf') font = operands[0] ?? '';
    else if (PAINTS.has(token)) painted.push({ operator: token, marks: [...open], font });
    operands = [];
  }
  if (open.length > 0) throw new Error(`A mark has no end: ${JSON.stringify(open)}`);
  return painted;
}

function readMarkedContent([tag = '', ...properties]: string[]): MarkedContent {
  const readValue = (name: string) => properties[properties.indexOf(name) + 1] ?? '';
  return {
    tag: tag.slice(1),
    mcid: properties.includes('/MCID') ? Number(readValue('/MCID')) : null,
    language: properties.includes('/Lang') ? readValue('/Lang').slice(1, -1) : null,
  };
}
