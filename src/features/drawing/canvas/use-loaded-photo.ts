import { useEffect, useState } from 'react';
import { servedPhoto } from '@/lib/served-photo';

interface LoadedPhoto {
  /** Null until loaded. */
  image: HTMLImageElement | null;
  hasFailed: boolean;
}

/** Loads the photo at this stored URL, else its rendition: marks have the same shares on both. */
export function useLoadedPhoto(photo: string): LoadedPhoto {
  const [loaded, setLoaded] = useState<LoadedPhoto>({ image: null, hasFailed: false });
  useEffect(() => {
    const served = servedPhoto(photo);
    let isWanted = true;
    const load = (sources: readonly string[]) => {
      const [source, ...others] = sources;
      if (source === undefined) {
        setLoaded({ image: null, hasFailed: true });
        return;
      }
      const image = new Image();
      image.onload = () => {
        if (isWanted) setLoaded({ image, hasFailed: false });
      };
      image.onerror = () => {
        if (isWanted) load(others);
      };
      image.src = source;
    };
    load([served.photo, served.rendition]);
    return () => {
      isWanted = false;
    };
  }, [photo]);
  return loaded;
}
