import { COLOUR, LINE, SIZE, SPACE } from '../layout/page-layout';
import type { Look } from './draw-words';

export const TEXT: Look = {
  font: 'regular',
  size: SIZE.body,
  colour: COLOUR.ink,
  line: LINE.text,
  after: SPACE.afterText,
};
export const TITLE: Look = { ...TEXT, font: 'bold', size: SIZE.title, after: SPACE.afterTitle };
export const SCHEDULE: Look = {
  ...TEXT,
  font: 'bold',
  size: SIZE.schedule,
  after: SPACE.afterSchedule,
};
export const SECTION: Look = { ...TEXT, font: 'bold', after: SPACE.afterSection };
/** A heading within a person's text. */
export const TEXT_HEADING: Look = { ...TEXT, font: 'bold', after: 3 };
export const TABLE_TEXT: Look = {
  ...TEXT,
  size: SIZE.table,
  line: LINE.table,
  after: SPACE.afterTableText,
  isInCell: true,
};
export const COLUMN_HEADING: Look = { ...TABLE_TEXT, font: 'bold', line: LINE.single, after: 0 };
export const DETAIL: Look = { ...TABLE_TEXT, after: 0, isInCell: false };
export const CAPTION: Look = {
  ...TEXT,
  font: 'bold',
  size: SIZE.caption,
  colour: COLOUR.soft,
  line: LINE.single,
  after: 0,
  isInCell: true,
};
export const PHOTO_NOTE: Look = { ...CAPTION, font: 'regular' };
export const NOTE: Look = {
  ...TEXT,
  font: 'italic',
  size: SIZE.closingNote,
  colour: COLOUR.soft,
  after: 0,
};
export const FURNITURE: Look = {
  ...TEXT,
  size: SIZE.furniture,
  colour: COLOUR.soft,
  line: LINE.single,
  after: 0,
};
export const COVER_FIRM: Look = { ...TEXT, font: 'bold', size: 11, line: LINE.single, after: 3 };
export const COVER_LINE: Look = { ...TEXT, size: SIZE.table, colour: COLOUR.soft, after: 0 };
export const COVER_TITLE: Look = { ...TEXT, font: 'bold', size: 26, line: 1.05, after: 26 };
export const COVER_DETAIL: Look = { ...TEXT, line: LINE.table, after: 2 };
export const CONTENTS_LINE: Look = { ...TEXT, line: LINE.table, after: 2 };
