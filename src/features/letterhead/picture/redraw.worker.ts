import { answerPage } from '@/lib/ask-worker';
import { PictureRefused } from './picture-refused';
import { redrawPicture } from './redraw-picture';

answerPage(self, redrawPicture, (error) => error instanceof PictureRefused);
