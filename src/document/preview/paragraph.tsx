import type { CSSProperties } from 'react';
import { bindWords } from '@shared/languages/bind-words';
import { buildLevelChip, type PrintedLevel } from '../model/printed-levels';
import type { Paragraph, Run } from '../model/report-text';
import style from './report-preview.module.css';

/** The anchor of a row in the preview, for references to its photo. */
export const rowAnchor = (photo: number) => `photo-${photo}`;

const CLASS: Record<Paragraph['kind'], string> = {
  text: `${style.paragraph}`,
  bullet: `${style.paragraph} ${style.hanging}`,
  numbered: `${style.paragraph} ${style.hanging}`,
  heading: `${style.paragraph} ${style.bold}`,
};

export function PreviewParagraph({ paragraph }: { paragraph: Paragraph }) {
  const { kind, level, marker, isRightToLeft, runs } = paragraph;
  return (
    <p
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      className={CLASS[kind]}
      style={level > 0 ? ({ '--level': level } as CSSProperties) : undefined}
    >
      {marker !== '' && (
        // A marker wider than its place is kept apart from the words.
        <span className={style.marker}>{marker.length > 3 ? `${marker}\u00a0` : marker}</span>
      )}
      <PreviewRuns runs={runs} />
    </p>
  );
}

/** Words; a mention of a photo leads to its row. */
export function PreviewRuns({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, position) => {
    const { text, photo, isBold } = run;
    if (run.photo === null && run.chip !== undefined) {
      return (
        <span key={position} className={style.chip} style={{ background: `#${run.chip}` }}>
          {text}
        </span>
      );
    }
    // Its style keeps a reference on one line: its accessible name stays as read.
    const bound = photo === null ? bindWords(text) : text;
    const words = isBold ? <strong key={position}>{bound}</strong> : bound;
    return photo === null ? (
      words
    ) : (
      <a key={position} href={`#${rowAnchor(photo)}`} className={style.reference}>
        {words}
      </a>
    );
  });
}

export function PreviewLevel({ level }: { level: PrintedLevel }) {
  return <PreviewRuns runs={[buildLevelChip(level)]} />;
}
