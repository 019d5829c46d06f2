import { answerPage } from '@/lib/ask-worker';
import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { redrawPicture } from './redraw-picture';

answerPage(
  self,
  redrawPicture,
  (error) => error instanceof PictureRefused || error instanceof CanvasDisturbed,
);
