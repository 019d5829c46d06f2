import { useState } from 'react';
import { PreviewAnnotations } from './annotations';
import type { RowPhoto } from '../model/report-content';
import style from './report-preview.module.css';

/** What the files show in this place: the rendition, else the photo, else its address. */
export function PreviewPhoto({ url, renditionUrl, alt, marks }: RowPhoto) {
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const source = [renditionUrl, url][attempt];
  if (source === undefined) return url;
  return (
    <span className={style.frameOfPicture}>
      <img
        key={source}
        src={source}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={isLoaded ? style.picture : `${style.picture} ${style.awaited}`}
        onLoad={() => {
          setIsLoaded(true);
        }}
        onError={() => {
          setAttempt(attempt + 1);
        }}
      />
      {isLoaded && marks.length > 0 && <PreviewAnnotations marks={marks} />}
    </span>
  );
}
