import { useEffect, useSyncExternalStore } from 'react';
import { type Config, followConfig, knownConfig, loadConfig } from './config';

/** The deployment's settings, today's: they change while the app is open when another model is connected. */
export function useConfig(): Config | undefined {
  const config = useSyncExternalStore(followConfig, knownConfig);
  useEffect(() => {
    loadConfig().catch(() => {
      // Without the settings nothing else on the screen works either, and says so itself.
    });
  }, []);
  return config;
}
