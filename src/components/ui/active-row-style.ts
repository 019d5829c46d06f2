/**
 * For a control that every row of a long list has and that is wanted in one at a time: it keeps its place, and is there
 * once the row is under the hand, has the focus or had it last. Without a mouse every row shows it. The row has the
 * class `group/row`, and `data-active` where it had the focus last.
 */
export const IN_ACTIVE_ROW =
  'pointer-fine:invisible group-hover/row:visible group-focus-within/row:visible group-data-active/row:visible';
