import { SaxesParser } from 'saxes';

/** Elements, attributes and texts that may still become objects: a few bytes of XML are a hundred of memory. */
export interface XmlRoom {
  nodes: number;
}

interface Handlers {
  onText: (text: string) => void;
  /** Throws, for what is not well-formed or has a document type: with it go all tricks with entities. */
  onDamage: () => never;
  /** Throws, for more than there is room for. */
  onTooMuch: () => never;
}

/** Word's own have forty, names of namespaces included. */
const MOST_ATTRIBUTES = 1000;

/** A parser that counts what it reads, before anything is made of it. Elements are the caller's to listen to. */
export function boundedParser(
  room: XmlRoom,
  { onText, onDamage, onTooMuch }: Handlers,
): SaxesParser<{ xmlns: true; position: false }> {
  const parser = new SaxesParser({ xmlns: true, position: false } as const);
  let attributes = 0;
  const count = () => {
    room.nodes -= 1;
    if (room.nodes < 0) onTooMuch();
  };
  const takeText = (text: string) => {
    count();
    onText(text);
  };
  parser.on('error', onDamage);
  parser.on('doctype', onDamage);
  parser.on('opentagstart', () => {
    attributes = 0;
    count();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) onTooMuch();
    count();
  });
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  return parser;
}
