import { BookImage, Columns2, Download, ImageDown, PencilLine, Spline } from 'lucide-react';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { ViewerTool } from './viewer-tool';
import type { ViewedPhoto } from './viewed-photo';

export interface CoverChoice {
  /** Its number; null for none. */
  number: number | null;
  /** Chooses another one, or none. */
  choose: (number: number | null) => void;
}

interface PhotoToolsProps {
  shown: ViewedPhoto;
  /** Null where the photo has no line and no mark. */
  lines: { areHidden: boolean; toggle: () => void } | null;
  draw: (() => void) | undefined;
  cover: CoverChoice | undefined;
  /** Null where there is no other photo. */
  comparison: { isOn: boolean; toggle: () => void } | null;
}

export function PhotoTools({ shown, lines, draw, cover, comparison }: PhotoToolsProps) {
  const { number } = shown;
  const isOnCover = cover?.number === number;
  return (
    <>
      {lines && (
        <ViewerTool
          label={lines.areHidden ? 'Show lines (l)' : 'Hide lines (l)'}
          onClick={lines.toggle}
        >
          <Spline aria-hidden className={lines.areHidden ? 'opacity-50' : ''} />
        </ViewerTool>
      )}
      {draw && (
        <ViewerTool label="Draw (d)" onClick={draw}>
          <PencilLine aria-hidden />
        </ViewerTool>
      )}
      {comparison && (
        <ViewerTool
          label="Compare with another photo (c)"
          isPressed={comparison.isOn}
          onClick={comparison.toggle}
        >
          <Columns2 aria-hidden />
        </ViewerTool>
      )}
      {cover && (
        <ViewerTool
          label="Use on cover"
          isPressed={isOnCover}
          {...(isOnCover && { hint: 'On the cover. Press to take it off' })}
          onClick={() => {
            cover.choose(isOnCover ? null : number);
          }}
        >
          <BookImage aria-hidden />
        </ViewerTool>
      )}
      <Downloads shown={shown} />
    </>
  );
}

function Downloads({ shown: { photo, number, drawing = null } }: Pick<PhotoToolsProps, 'shown'>) {
  const name = `Photo ${String(number)}`;
  const download = async (isDrawn: boolean) => {
    try {
      // Rarely wanted: the code that draws into files loads on demand.
      const { downloadDrawn, downloadOriginal } = await import('./download-photo');
      if (isDrawn) await downloadDrawn(photo, drawing, `${name}.jpg`);
      else await downloadOriginal(photo, drawing === null ? `${name}.jpg` : `${name} original.jpg`);
    } catch (error) {
      toast.error(`${name} was not downloaded`, errorMessage(error));
    }
  };
  return (
    <>
      <ViewerTool
        label="Download"
        onClick={() => {
          void download(drawing !== null);
        }}
      >
        <Download aria-hidden />
      </ViewerTool>
      {drawing !== null && (
        <ViewerTool
          label="Download the original"
          onClick={() => {
            void download(false);
          }}
        >
          <ImageDown aria-hidden />
        </ViewerTool>
      )}
    </>
  );
}
