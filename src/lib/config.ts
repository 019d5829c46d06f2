import type { AnalystCapabilities } from '@shared/contract/wire';
import { isMeasured } from './is-measured';

export interface Config {
  supabaseUrl: string;
  publishableKey: string;
  /** Path of the local mailbox page; null where the host sends mail. */
  mailbox: string | null;
  /** 'builtin', or the model's name. */
  analyst: string;
  analystCapabilities: AnalystCapabilities;
  /** Photos that the host's analyst takes at a time, from 1 to 5. */
  analystAtOnce?: number;
  /** Prices per million tokens, in and out; absent where the operator has set none. */
  analystPrice?: AnalystPrice;
  /** True where an operator chose the model on the screen, and can change it there. */
  analystIsChosen?: boolean;
  /** True where accounts need an invitation or an address at certain domains; absent where sign-up is open. */
  isByInvitation?: boolean;
  /** True where the host analyses photos while no page is open. */
  analystInBackground?: boolean;
}

export interface AnalystPrice {
  in: number;
  out: number;
  /** An ISO 4217 code, such as USD. */
  currency: string;
}

/** Over HTTP/1.1 a browser has six connections to a host: five for photos, the sixth saves rows. */
const MOST_AT_ONCE = 5;

let loading: Promise<Config> | undefined;
let known: Config | undefined;
const followers = new Set<() => void>();

/**
 * The deployment's settings, read once from /config.json: one build serves many deployments. Rejects when the host
 * cannot be reached or answers something else; the next call tries again.
 */
export function loadConfig(): Promise<Config> {
  loading ??= fetch('/config.json')
    .then(async (response) => {
      known = parseConfig(await response.json());
      for (const follow of followers) follow();
      return known;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** The settings once loaded; screens with data have waited for them. */
export function knownConfig(): Config | undefined {
  return known;
}

/** Reads the settings again after a change; `knownConfig` keeps the old ones meanwhile. */
export function reloadConfig(): Promise<Config> {
  loading = undefined;
  return loadConfig();
}

/** Calls back whenever settings were read; returns the unsubscribe function. */
export function followConfig(follow: () => void): () => void {
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
}

// By hand: a schema library for six fields would be a tenth of the dashboard's script.
function parseConfig(value: unknown): Config {
  const given = (value ?? {}) as Record<string, unknown>;
  const { supabaseUrl, publishableKey, mailbox, analyst, analystAtOnce, analystPrice } = given;
  if (
    typeof supabaseUrl !== 'string' ||
    !URL.canParse(supabaseUrl) ||
    typeof publishableKey !== 'string' ||
    publishableKey === '' ||
    (mailbox !== null && typeof mailbox !== 'string') ||
    typeof analyst !== 'string'
  ) {
    throw new Error('/config.json does not hold the settings that this app needs.');
  }
  return {
    supabaseUrl,
    publishableKey,
    mailbox,
    analyst,
    analystCapabilities: readCapabilities(analyst, given['analystCapabilities']),
    ...(typeof analystAtOnce === 'number' && {
      analystAtOnce: Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(analystAtOnce))),
    }),
    ...(isPrice(analystPrice) && { analystPrice }),
    ...(given['analystIsChosen'] === true && { analystIsChosen: true }),
    ...(['invited', 'domain'].includes(String(given['signUp'])) && { isByInvitation: true }),
    ...(given['analystInBackground'] === true && { analystInBackground: true }),
  };
}

/** Missing capabilities, of an older host or a handwritten config, follow from the analyst's name. */
function readCapabilities(analyst: string, given: unknown): AnalystCapabilities {
  const isModel = !isMeasured(analyst);
  const { describesPhotos, reviewsRows } = (given ?? {}) as Record<string, unknown>;
  return {
    describesPhotos: typeof describesPhotos === 'boolean' ? describesPhotos : isModel,
    reviewsRows: typeof reviewsRows === 'boolean' ? reviewsRows : isModel,
  };
}

/** Without a readable price, costs are shown in tokens only. */
function isPrice(value: unknown): value is AnalystPrice {
  const { in: asked, out, currency } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof asked === 'number' && typeof out === 'number' && /^[A-Z]{3}$/.test(String(currency))
  );
}
