import type { Relation } from '@/document/word/package/relations';
import { isKeptRelation } from './kept-parts';
import { isPage } from './kept-references';

/** For things that a person put there; Word's own additions go silently. */
const SENTENCES: Readonly<Record<string, string>> = {
  attachedTemplate: 'A link to a template on another computer was taken out.',
  image: 'A picture that is fetched from elsewhere was taken out; insert it into the file itself.',
  hyperlink: 'A link that leads to no web page or mail address was taken out; its words stayed.',
  oleObject: 'An embedded object was taken out.',
  package: 'An embedded file was taken out.',
  control: 'An ActiveX control was taken out.',
  aFChunk: 'A file that Word would have inserted was taken out.',
  subDocument: 'A linked part of another document was taken out.',
  frame: 'A frame with another file was taken out.',
  shapeLink: 'A link on a picture or a shape was taken out; what shows it stayed.',
  media: 'A sound or a film was taken out.',
  mailMerge: 'A mail merge with its list of addresses was taken out.',
  schema: 'A link to a schema or a style sheet was taken out.',
  svg: 'An SVG picture was taken out; the copy of it that Word keeps as a PNG stayed.',
  pictureFormat:
    'A picture that is no PNG, JPEG, GIF, EMF or WMF was taken out; insert it in one of these formats.',
  font: 'An embedded font that is damaged was taken out; install it where the report is opened.',
  field: 'A field that fetches or runs something was taken out; what it showed stayed.',
  tracked: 'Tracked changes were accepted, and the names of who made them taken out.',
  comments: 'Comments were taken out.',
  hidden: 'Hidden text was taken out.',
  other: 'A link to another file was taken out.',
};

const OF_ELEMENTS: Readonly<Record<string, string>> = {
  'w:attachedTemplate': 'attachedTemplate',
  'w:altChunk': 'aFChunk',
  'w:subDoc': 'subDocument',
  'w:object': 'oleObject',
  'o:OLEObject': 'oleObject',
  'w:control': 'control',
  'w:frameset': 'frame',
  'w:mailMerge': 'mailMerge',
  'w:attachedSchema': 'schema',
  'w:saveThroughXslt': 'schema',
  'a:hlinkClick': 'shapeLink',
  'a:hlinkHover': 'shapeLink',
  'a:hlinkMouseOver': 'shapeLink',
  'a:audioCd': 'media',
  'a:audioFile': 'media',
  'a:wavAudioFile': 'media',
  'a:videoFile': 'media',
  'a:quickTimeFile': 'media',
  'a:snd': 'media',
  'w:movie': 'media',
};
/** Written by Word for itself; nobody sees it. */
const SILENT = new Set(
  (
    'w:delText w:delInstrText w:dataBinding w15:dataBinding w:docVars w:fldData w:entryMacro ' +
    'w:exitMacro c:externalData c:pivotSource w:smartTagType w:smartTagPr w:customXmlPr w:lid ' +
    'w:divId w:linkStyles w:permStart w:permEnd'
  ).split(' '),
);
const SILENT_RELATIONS =
  /^(?:glossaryDocument|webSettings|stylesWithEffects|customXml|customXmlProps|thumbnail|chartStyle|chartColorStyle|themeOverride|people|comments\w+|keyMapCustomizations|printerSettings|classificationlabels|hdphoto|chartEx)$/u;
/** Limits the unknown names listed; a file may be full of them. */
const MOST_NAMED = 8;

/** Collects what was removed from a file, each kind once, as sentences for people. */
export class Removed {
  private readonly said = new Set<string>();
  private readonly unknown = new Set<string>();

  say(what: string): void {
    this.said.add(SENTENCES[what] ?? SENTENCES['other'] ?? '');
  }

  /** An element not on the lists; `isSpoken` where it may have been visible. */
  element(name: string, isSpoken: boolean): void {
    const known = OF_ELEMENTS[name];
    if (known !== undefined) this.say(known);
    else if (isSpoken && !SILENT.has(name)) this.name(name);
  }

  /** A dropped relationship; silent for parts that nothing shows. */
  relation({ kind, type, isExternal, target }: Relation): void {
    if (isExternal ? kind === 'hyperlink' && isPage(target) : isKeptRelation(type)) return;
    if (isExternal || kind in SENTENCES) this.say(kind);
    else if (!SILENT_RELATIONS.test(kind)) this.name(kind);
  }

  /** For things without a sentence of their own. */
  name(name: string): void {
    this.unknown.add(/[\w-]{1,40}$/u.exec(name)?.[0] ?? 'a part without a name');
  }

  sentences(): string[] {
    const names = [...this.unknown].slice(0, MOST_NAMED).join(', ');
    const rest = names === '' ? [] : [`What a template does not need was taken out: ${names}.`];
    return [...this.said, ...rest];
  }
}
