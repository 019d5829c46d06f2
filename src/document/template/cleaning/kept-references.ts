import type { PartKind } from './kept-parts';

export interface Reference {
  /** Its only allowed target: one kind of part, or a web page. */
  to: PartKind | 'page';
  /** Removed with it where the target is not allowed: only itself, its element, or the drawing around it. */
  loss: 'attribute' | 'element' | 'drawing';
}

const font: Reference = { to: 'font', loss: 'element' };
const fill: Reference = { to: 'image', loss: 'attribute' };

/** Every place that may refer to another part or out of the file. No other relationship is kept. */
export const REFERENCES: Readonly<Record<string, Reference>> = {
  'w:hyperlink r:id': { to: 'page', loss: 'attribute' },
  'w:headerReference r:id': { to: 'header', loss: 'element' },
  'w:footerReference r:id': { to: 'footer', loss: 'element' },
  'w:embedRegular r:id': font,
  'w:embedBold r:id': font,
  'w:embedItalic r:id': font,
  'w:embedBoldItalic r:id': font,
  'a:blip r:embed': { to: 'image', loss: 'drawing' },
  'v:imagedata r:id': { to: 'image', loss: 'drawing' },
  'v:fill r:id': fill,
  'v:stroke r:id': fill,
  'dgm:shape r:blip': fill,
  'c:chart r:id': { to: 'chart', loss: 'drawing' },
  'c:userShapes r:id': { to: 'chartShapes', loss: 'element' },
  'dgm:relIds r:dm': { to: 'diagramData', loss: 'drawing' },
  'dgm:relIds r:lo': { to: 'diagramLayout', loss: 'drawing' },
  'dgm:relIds r:qs': { to: 'diagramStyle', loss: 'drawing' },
  'dgm:relIds r:cs': { to: 'diagramColors', loss: 'drawing' },
};

const PAGE = /^https?:\/\/[^\s"<>\\^`{|}\p{Cc}]+$/iu;
const MAIL = /^mailto:[^\s"<>\\^`{|}\p{Cc}/]+$/iu;

/** Tells that a link may lead there: to a web page or mail address, checked in full. */
export const isPage = (address: string): boolean =>
  (PAGE.test(address) && URL.canParse(address)) || MAIL.test(address);
