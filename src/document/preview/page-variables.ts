import type { CSSProperties } from 'react';
import {
  CELL,
  COLOUR,
  DETAIL_LABEL_WIDTH,
  LEADING,
  MARK,
  PAGE,
  PICTURE_HEIGHT,
  SIZE,
  SPACE,
} from '../layout/page-layout';

const GROUPS = { page: PAGE, size: SIZE, leading: LEADING, space: SPACE, cell: CELL };

const lengths = Object.entries(GROUPS).flatMap(([group, values]) =>
  Object.entries(values).map(([name, value]) => [`--${group}-${name}`, String(value)]),
);
const colours = Object.entries(COLOUR).map(([name, value]) => [`--${name}`, `#${value}`]);

/** The printed page's measures and colours, as its style sheet reads them: '--page-width', '--ink'. */
export const PAGE_VARIABLES = Object.fromEntries([
  ...lengths,
  ...colours,
  ['--mark-line', String(MARK.line)],
  ['--mark-casing', String(MARK.casing)],
  ['--mark-colour', `#${MARK.colour}`],
  ['--mark-casingColour', `#${MARK.casingColour}`],
  ['--detail-label', String(DETAIL_LABEL_WIDTH)],
  ['--picture-height', String(PICTURE_HEIGHT)],
]) as CSSProperties;
