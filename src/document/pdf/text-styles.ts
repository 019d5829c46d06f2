import { COLOUR, LINE, SIZE, SPACE } from '../layout/page-layout';
import type { TextStyle } from './draw-words';

export const TEXT: TextStyle = {
  font: 'regular',
  size: SIZE.body,
  colour: COLOUR.ink,
  line: LINE.text,
  after: SPACE.afterText,
};
export const TITLE: TextStyle = {
  ...TEXT,
  font: 'bold',
  size: SIZE.title,
  after: SPACE.afterTitle,
};
export const SCHEDULE: TextStyle = {
  ...TEXT,
  font: 'bold',
  size: SIZE.schedule,
  after: SPACE.afterSchedule,
};
export const SECTION: TextStyle = { ...TEXT, font: 'bold', after: SPACE.afterSection };
/** A heading within a person's text, by its level where the layout ranks them. */
export function textHeadingStyle(level: number, ranksHeadings: boolean): TextStyle {
  const look: TextStyle = { ...TEXT, font: 'bold', after: 3 };
  if (!ranksHeadings || level === 0) return look;
  return { ...look, size: SIZE.table, ...(level > 1 && { colour: COLOUR.soft }) };
}
export const TABLE_TEXT: TextStyle = {
  ...TEXT,
  size: SIZE.table,
  line: LINE.table,
  after: SPACE.afterTableText,
  isInCell: true,
};
export const COLUMN_HEADING: TextStyle = {
  ...TABLE_TEXT,
  font: 'bold',
  line: LINE.single,
  after: 0,
};
export const DETAIL: TextStyle = { ...TABLE_TEXT, after: 0, isInCell: false };
export const CAPTION: TextStyle = {
  ...TEXT,
  font: 'bold',
  size: SIZE.caption,
  colour: COLOUR.soft,
  line: LINE.single,
  after: 0,
  isInCell: true,
};
export const PHOTO_NOTE: TextStyle = { ...CAPTION, font: 'regular' };
/** Words on photos; size and colour come from the mark. */
export const LABEL: TextStyle = { ...TEXT, font: 'bold', after: 0 };
export const NOTE: TextStyle = {
  ...TEXT,
  font: 'italic',
  size: SIZE.closingNote,
  colour: COLOUR.soft,
  after: 0,
};
export const FURNITURE: TextStyle = {
  ...TEXT,
  size: SIZE.furniture,
  colour: COLOUR.soft,
  line: LINE.single,
  after: 0,
};
export const COVER_FIRM: TextStyle = {
  ...TEXT,
  font: 'bold',
  size: 11,
  line: LINE.single,
  after: 3,
};
export const COVER_LINE: TextStyle = { ...TEXT, size: SIZE.table, colour: COLOUR.soft, after: 0 };
export const COVER_TITLE: TextStyle = { ...TEXT, font: 'bold', size: 26, line: 1.05, after: 26 };
export const COVER_DETAIL: TextStyle = { ...TEXT, line: LINE.table, after: 2 };
export const CONTENTS_LINE: TextStyle = { ...TEXT, line: LINE.table, after: 2 };
