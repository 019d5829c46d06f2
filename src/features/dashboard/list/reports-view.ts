import { pageFromSearch } from './pagination';

/** The dashboard's filters, as named in the address and the database. */
export const VIEW_STATES = {
  all: 'All',
  in_progress: 'In progress',
  finished: 'Exported or signed',
  archived: 'Archived',
} as const;
export type ViewState = keyof typeof VIEW_STATES;

export const VIEW_ORDERS = {
  newest: 'Newest first',
  title: 'Title',
  inspection: 'Inspection date',
} as const;
export type ViewOrder = keyof typeof VIEW_ORDERS;

export interface ReportsView {
  /** Words that must all be in the title or the client; '' for any. */
  words: string;
  state: ViewState;
  order: ViewOrder;
  page: number;
}

/** The most characters that the database searches for. */
export const MAX_SEARCH = 200;

/** Reads a view from the address; unknown values are ignored. */
export function readView(search: URLSearchParams): ReportsView {
  const state = search.get('show') ?? '';
  const order = search.get('sort') ?? '';
  return {
    words: (search.get('q') ?? '').slice(0, MAX_SEARCH),
    state: hasKey(VIEW_STATES, state) ? state : 'all',
    order: hasKey(VIEW_ORDERS, order) ? order : 'newest',
    page: pageFromSearch(search.get('page')),
  };
}

/** A view's address, without default values. */
export function writeView({ words, state, order, page }: ReportsView): Record<string, string> {
  return {
    ...(words === '' ? {} : { q: words }),
    ...(state === 'all' ? {} : { show: state }),
    ...(order === 'newest' ? {} : { sort: order }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** True without search or filter, in the default order: the list that the specification requires. */
export function isPlainView({ words, state, order }: ReportsView): boolean {
  return words.trim() === '' && state === 'all' && order === 'newest';
}

function hasKey<Key extends string>(record: Record<Key, string>, key: string): key is Key {
  return Object.hasOwn(record, key);
}
