import { strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HostileFile, hostileZip } from '../../../testing/hostile-zip';
import { readTemplate, TEMPLATE_MAX_BYTES } from './read-template';
import { WordProblem } from '@/document/word/package/word-problem';
import { makeTemplate, text } from './template.fixture';

const relation = (type: string, target: string, isExternal = true) =>
  `<Relationship Id="bad" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`;
const field = (instruction: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>shown</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

function readDocument(content: Uint8Array): string {
  return new TextDecoder().decode(unzipSync(content)['word/document.xml']);
}

describe('the placeholders of a template', () => {
  it('are found however Word has cut them, in any case, with spaces or underscores', () => {
    const body =
      '<w:p><w:r><w:t>{{obser</w:t></w:r><w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="1" w:name="x"/><w:r><w:rPr><w:b/></w:rPr><w:t>vations}</w:t></w:r><w:bookmarkEnd w:id="1"/><w:r><w:t>}</w:t></w:r></w:p>' +
      `${text('{{ Site address }} and {{CLIENT}} and {{photo-list}}')}` +
      '<w:p><w:ins w:id="5" w:author="a"><w:r><w:t>{{discussion}}</w:t></w:r></w:ins><w:del w:id="6" w:author="a"><w:r><w:delText>{{weather}}</w:delText></w:r></w:del></w:p>';
    const { found, missing } = readTemplate(makeTemplate({ body }));
    expect(found).toEqual(['client', 'site_address', 'observations', 'discussion', 'photo_list']);
    expect(missing).toEqual(['recommendation']);
  });

  it('are named with a suggestion where they are unknown', () => {
    const { unknown } = readTemplate(
      makeTemplate({ body: text('{{observation}} {{logo of firm}}') }),
    );
    expect(unknown).toEqual([
      { written: 'observation', suggestion: 'observations' },
      { written: 'logo of firm', suggestion: null },
    ]);
  });

  it('are unknown in a header where they bring more than words', () => {
    const { found, unknown } = readTemplate(
      makeTemplate({ header: text('{{title}} {{summary}}') }),
    );
    expect(found).toEqual(['title']);
    expect(unknown.map(({ written }) => written)).toEqual([
      'summary (in a header, a footer or a note)',
    ]);
  });
});

describe('a file that cannot be a template', () => {
  const entries = unzipSync(makeTemplate({}));
  const withPart = (path: string, content: string | Uint8Array) =>
    zipSync({ ...entries, [path]: typeof content === 'string' ? strToU8(content) : content });
  const hostileTemplate = (last: Partial<HostileFile>) =>
    hostileZip([
      ...Object.entries(entries).map(([name, content]) => ({ name, content })),
      { name: 'word/media/a.bin', content: new Uint8Array(40_000_000), ...last },
    ]);
  const withTwins = () => {
    const parts = Object.entries(entries).map(([name, content]): HostileFile => ({
      name,
      content,
    }));
    const twins = Array.from({ length: 480 }, (_, index): HostileFile => {
      const twin = { name: `word/media/${index}.bin`, isStored: true, size: 1024 };
      return index === 0
        ? { ...twin, content: new Uint8Array(1_000_000) }
        : { ...twin, content: '', sameAs: parts.length };
    });
    return hostileZip([...parts, ...twins]);
  };
  const elements = (count: number) =>
    `<a>${Array.from({ length: count }, (_, index) => `<a${index % 977}/>`).join('')}</a>`;
  it.each<[string, Uint8Array, RegExp]>([
    ['no zip', strToU8('Dear Sir'), /not a Word document/u],
    ['an old .doc or a locked file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), /password/u],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }), /not a Word document/u],
    [
      'an OpenDocument file',
      zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }),
      /OpenDocument/u,
    ],
    ['macros', withPart('word/vbaProject.bin', 'x'), /macros/u],
    ['too large', new Uint8Array(TEMPLATE_MAX_BYTES + 1), /larger than 5 MB/u],
    ['a zip bomb', withPart('word/media/a.bin', new Uint8Array(40_000_000)), /unpack/u],
    [
      'too many parts',
      zipSync({
        ...entries,
        ...Object.fromEntries(
          Array.from({ length: 501 }, (_, index) => [`word/x${index}.xml`, strToU8('<a/>')]),
        ),
      }),
      /unpack/u,
    ],
    [
      'an entity',
      withPart('word/document.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      /damaged/u,
    ],
    ['broken XML', withPart('word/document.xml', '<w:document'), /damaged/u],
    [
      'strict Office XML',
      withPart(
        'word/document.xml',
        '<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"/>',
      ),
      /Strict/u,
    ],
    [
      'endless nesting',
      makeTemplate({ body: '<w:sdt>'.repeat(300) + '</w:sdt>'.repeat(300) }),
      /damaged/u,
    ],
    ['cut off', makeTemplate({}).slice(0, 900), /damaged/u],
    ['480 parts that are the same bytes', withTwins(), /damaged/u],
    ['a part of 40 MB that says 1 KB', hostileTemplate({ size: 1024 }), /damaged/u],
    ['a part with another sum', hostileTemplate({ content: 'a', crc: 1 }), /damaged/u],
    [
      'another name in the part itself',
      hostileTemplate({ content: 'a', local: { name: 'word/b.bin' } }),
      /damaged/u,
    ],
    ['a locked part', hostileTemplate({ content: 'a', flags: 1 }), /packed in a way/u],
    [
      'more XML than there is room for',
      withPart('word/document.xml', elements(600_000)),
      /unpack/u,
    ],
  ])('is refused with a sentence: %s @read-template-1', (_, file, sentence) => {
    expect(() => readTemplate(file)).toThrow(WordProblem);
    expect(() => readTemplate(file)).toThrow(sentence);
  });
});

describe('what could do harm', () => {
  it.each<[string, Parameters<typeof makeTemplate>[0], RegExp, RegExp]>([
    [
      'a linked picture',
      {
        relations: relation('image', 'http://evil.example/a.png'),
        body: '<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="bad"/></w:drawing></w:r></w:p>',
      },
      /fetched from elsewhere/u,
      /blip/u,
    ],
    [
      'a file to insert',
      { relations: relation('aFChunk', 'chunk.html', false), body: '<w:altChunk r:id="bad"/>' },
      /would have inserted/u,
      /altChunk/u,
    ],
    [
      'an object',
      {
        relations: relation('oleObject', 'file://a.bin'),
        body: '<w:p><w:r><w:object><o:OLEObject xmlns:o="urn:o" r:id="bad"/></w:object></w:r></w:p>',
      },
      /embedded object/u,
      /OLEObject/u,
    ],
    [
      'a link to a file',
      {
        relations: relation('hyperlink', 'file:///etc/passwd'),
        body: '<w:p><w:hyperlink r:id="bad"><w:r><w:t>words</w:t></w:r></w:hyperlink></w:p>',
      },
      /no web page/u,
      /r:id="bad"/u,
    ],
    ['DDE', { body: field('DDEAUTO c:\\\\x.exe "a"') }, /fetches or runs/u, /DDE/u],
    [
      'INCLUDEPICTURE',
      { body: field(' INCLUDEPICTURE "http://evil.example/a" ') },
      /fetches or runs/u,
      /INCLUDE/u,
    ],
    [
      'INCLUDETEXT in one element',
      {
        body: '<w:p><w:fldSimple w:instr="INCLUDETEXT c:\\a"><w:r><w:t>shown</w:t></w:r></w:fldSimple></w:p>',
      },
      /fetches or runs/u,
      /INCLUDE/u,
    ],
  ])('is taken out and named: %s', (_, parts, sentence, gone) => {
    const { content, removed } = readTemplate(makeTemplate(parts));
    expect(removed).toEqual([expect.stringMatching(sentence)]);
    expect(readDocument(content)).not.toMatch(gone);
    expect(readTemplate(content).removed).toEqual([]);
  });

  it('is none of a link to a web page, of page numbers and of contents', () => {
    const body = `<w:p><w:hyperlink r:id="bad"><w:r><w:t>words</w:t></w:r></w:hyperlink></w:p>${field(' PAGE ')}${field(' TOC \\o ')}`;
    const relations = relation('hyperlink', 'https://firm.example/');
    const { content, removed } = readTemplate(makeTemplate({ body, relations }));
    expect(removed).toEqual([]);
    expect(readDocument(content)).toContain('r:id="bad"');
  });
});

it('gives a reading or a sentence for whatever it is given', () => {
  const whole = makeTemplate({ body: text('{{title}}') });
  const parts = unzipSync(whole);
  const read = (file: Uint8Array) => {
    try {
      readTemplate(file);
    } catch (error) {
      expect(error).toBeInstanceOf(WordProblem);
    }
  };
  const damage = fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { minLength: 1, maxLength: 6 });
  const damaged = (file: Uint8Array, places: [number, number][]) => {
    const copy = file.slice();
    for (const [at, value] of places) copy[at % copy.length] = value;
    return copy;
  };
  fc.assert(
    fc.property(
      damage,
      fc.nat(100_000),
      fc.constantFrom(...Object.keys(parts)),
      (places, cut, path) => {
        read(damaged(whole, places));
        read(whole.slice(0, cut % whole.length));
        read(zipSync({ ...parts, [path]: damaged(parts[path] ?? new Uint8Array(1), places) }));
      },
    ),
    { numRuns: 60 },
  );
});
