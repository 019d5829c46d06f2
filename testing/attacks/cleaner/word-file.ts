import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { PNG } from 'pngjs';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const ONE_PIXEL = new Uint8Array(PNG.sync.write(new PNG({ width: 1, height: 1 })));

/** A Word file as its parts, to be changed by hand as no program would write it. */
export class WordFile {
  readonly parts: Map<string, string | Uint8Array>;

  constructor(file: Uint8Array) {
    this.parts = new Map(
      Object.entries(unzipSync(file)).map(([path, bytes]) => [
        path,
        /\.(?:xml|rels)$/u.test(path) ? strFromU8(bytes) : bytes,
      ]),
    );
  }

  text(path: string): string {
    const part = this.parts.get(path);
    return typeof part === 'string' ? part : '';
  }

  change(path: string, change: (xml: string) => string): this {
    this.parts.set(path, change(this.text(path)));
    return this;
  }

  /** Adds a part with a type of its own. */
  add(path: string, content: string | Uint8Array, type?: string): this {
    this.parts.set(path, content);
    return type === undefined
      ? this
      : this.change('[Content_Types].xml', (xml) =>
          xml.replace('</Types>', `<Override PartName="/${path}" ContentType="${type}"/></Types>`),
        );
  }

  /** Adds a relationship; `kind` is the last word of Office's own types, or a whole type. */
  relate(owner: string, id: string, kind: string, target: string, isExternal = true): this {
    const slash = owner.lastIndexOf('/') + 1;
    const path = `${owner.slice(0, slash)}_rels/${owner.slice(slash)}.rels`;
    const type = kind.includes(':') ? kind : `${OFFICE}/${kind}`;
    const own = `<Relationship Id="${id}" Type="${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;
    const known = this.text(path) || `<Relationships xmlns="${RELATIONS}"></Relationships>`;
    this.parts.set(path, known.replace('</Relationships>', `${own}</Relationships>`));
    return this;
  }

  rename(from: string, to: string): this {
    const content = this.parts.get(from);
    if (content === undefined) return this;
    this.parts.delete(from);
    this.parts.set(to, typeof content === 'string' ? strToU8(content) : content);
    return this;
  }

  zip(): Uint8Array {
    return zipSync(
      Object.fromEntries(
        [...this.parts].map(([path, content]) => [
          path,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      { level: 1 },
    );
  }
}
