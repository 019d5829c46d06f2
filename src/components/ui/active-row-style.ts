/**
 * For a control in every row of a long list, visible in one at a time: it keeps its space, and shows on hover, on
 * focus, or where the focus was last. Without a mouse every row shows it. The row has the class `group/row`, and
 * `data-active` where it had the focus last.
 */
export const IN_ACTIVE_ROW =
  'pointer-fine:invisible group-hover/row:visible group-focus-within/row:visible group-data-active/row:visible';
