import { pageFromSearch } from './pagination';

/** Which reports the dashboard shows, as the address and the database name it. */
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
  /** Words that all stand in the title or the client; '' for any. */
  words: string;
  state: ViewState;
  order: ViewOrder;
  page: number;
}

/** The most characters that the database searches for. */
export const MAX_SEARCH = 200;

/** Reads what the address asks for; what it does not know is left out. */
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

/** The address of a view: what is as it always is goes without saying. */
export function writeView({ words, state, order, page }: ReportsView): Record<string, string> {
  return {
    ...(words === '' ? {} : { q: words }),
    ...(state === 'all' ? {} : { show: state }),
    ...(order === 'newest' ? {} : { sort: order }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/**
 * True when nothing is searched or filtered and the order is the usual one: the list that the specification asks for.
 */
export function isPlainView({ words, state, order }: ReportsView): boolean {
  return words.trim() === '' && state === 'all' && order === 'newest';
}

function hasKey<Key extends string>(record: Record<Key, string>, key: string): key is Key {
  return Object.hasOwn(record, key);
}
