import type { OtherTab } from './run-state';

/** What the tabs of this browser tell each other of a report's analysis. */
export interface OtherTabs {
  tell: (status: OtherTab) => void;
  /** Has the tab that runs the analysis tell how far it has come. */
  ask: () => void;
  listen: (told: (status: OtherTab) => void, asked: () => void) => void;
}

type Message = { type: 'asked' } | { type: 'told'; status: OtherTab };

/** Over a channel of the report's own; without one the rows alone tell how far the analysis has come. */
export function createOtherTabs(name: string): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return NO_OTHER_TABS;
  const channel = new BroadcastChannel(name);
  const send = (message: Message) => {
    channel.postMessage(message);
  };
  return {
    tell: (status) => {
      send({ type: 'told', status });
    },
    ask: () => {
      send({ type: 'asked' });
    },
    listen: (told, asked) => {
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data.type === 'told') told(data.status);
        else asked();
      };
    },
  };
}

const NO_OTHER_TABS: OtherTabs = {
  tell: () => undefined,
  ask: () => undefined,
  listen: () => undefined,
};
