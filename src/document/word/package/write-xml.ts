import type { XmlElement, XmlNode } from './xml-tree';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
const escapeText = (text: string) => text.replace(/[&<>\r]/gu, (sign) => ESCAPES[sign] ?? sign);
const escapeValue = (text: string) =>
  text.replace(/[&<>"\n\r\t]/gu, (sign) => ESCAPES[sign] ?? sign);

export function writeXml(root: XmlElement): string {
  const parts = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  const write = (node: XmlNode) => {
    if (typeof node === 'string') {
      parts.push(escapeText(node));
      return;
    }
    parts.push('<', node.name);
    for (const name in node.attributes)
      parts.push(' ', name, '="', escapeValue(node.attributes[name] ?? ''), '"');
    if (node.children.length === 0) {
      parts.push('/>');
      return;
    }
    parts.push('>');
    node.children.forEach(write);
    parts.push('</', node.name, '>');
  };
  write(root);
  return parts.join('');
}
