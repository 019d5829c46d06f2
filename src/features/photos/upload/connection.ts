/** Seconds between requests to an unreachable server. */
const BACK_OFF_S = [1, 2, 4, 8, 15];

export interface Connection {
  readonly isUp: boolean;
  /** Call when a request got no answer: work pauses until the server is reachable again. */
  lose(): void;
  stop(): void;
}

/** The browser's view of the network, where there is a browser. */
export interface NetworkEvents {
  /** Calls back when the browser goes online or offline; returns the unsubscribe function. */
  listen(onChange: (isOnline: boolean) => void): () => void;
}

/**
 * Watches whether the server is reachable. Work pauses when the browser goes offline, and continues once the server
 * answers, whatever the browser says: a site's network or the host itself may be down, and a local host needs no
 * network.
 */
export function watchConnection(
  isReachable: () => Promise<boolean>,
  network: NetworkEvents,
  onChange: (isUp: boolean) => void,
): Connection {
  let isUp = true;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    clearTimeout(timer);
    timer = undefined;
    const isThere = await isReachable().catch(() => false);
    if (isUp) return;
    if (isThere) {
      isUp = true;
      tries = 0;
      onChange(true);
    } else {
      askLater();
    }
  };
  const askLater = () => {
    const seconds = BACK_OFF_S[Math.min(tries, BACK_OFF_S.length - 1)] ?? 1;
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), seconds * 1000);
  };
  const lose = () => {
    if (!isUp) return;
    isUp = false;
    onChange(false);
    askLater();
  };
  const stopListening = network.listen((isOnline) => {
    if (!isOnline) lose();
    else if (!isUp) {
      tries = 0;
      void ask();
    }
  });

  return {
    get isUp() {
      return isUp;
    },
    lose,
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

export const browserNetwork: NetworkEvents = {
  listen(onChange) {
    const tell = ({ type }: Event) => {
      onChange(type === 'online');
    };
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
};
