import { useEffect, useState } from 'react';
import { type Config, loadConfig } from '@/lib/config';

/** The deployment's settings, for screens that are there before anything was loaded; null until they are. */
export function useSettings(): Config | null {
  const [settings, setSettings] = useState<Config | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadConfig()
      .then((config) => {
        if (isMounted) setSettings(config);
      })
      .catch((error: unknown) => {
        console.warn('The settings could not be read', error);
      });
    return () => {
      isMounted = false;
    };
  }, []);
  return settings;
}
