import { useSyncExternalStore } from 'react';
import { isSiteDataBlocked } from './site-data';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** public/theme.js reads the same key before the first paint. */
const STORAGE_KEY = 'plumbline-theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  if (isSiteDataBlocked()) return 'system';
  const stored = window.localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function resolve(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

function paint() {
  document.documentElement.classList.toggle('dark', resolve(readChoice()) === 'dark');
}

function apply() {
  paint();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The system may have changed between the first paint and now.
  paint();
  const media = systemDark();
  media.addEventListener('change', apply);
  // Another tab changed the choice.
  window.addEventListener('storage', apply);
  return () => {
    listeners.delete(listener);
    media.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

function setChoice(choice: ThemeChoice) {
  if (isSiteDataBlocked()) return;
  if (choice === 'system') window.localStorage.removeItem(STORAGE_KEY);
  else window.localStorage.setItem(STORAGE_KEY, choice);
  apply();
}

/** The chosen theme, its effective value, and its setter. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, readChoice);
  const resolved = useSyncExternalStore(subscribe, () => resolve(readChoice()));
  return { choice, resolved, setChoice };
}
