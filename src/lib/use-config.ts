import { useEffect, useSyncExternalStore } from 'react';
import { type Config, followConfig, knownConfig, loadConfig } from './config';

/** The deployment's current settings: they change when another model is connected. */
export function useConfig(): Config | undefined {
  const config = useSyncExternalStore(followConfig, knownConfig);
  useEffect(() => {
    loadConfig().catch(() => {
      // Without settings nothing else on the screen works either, and says so.
    });
  }, []);
  return config;
}
