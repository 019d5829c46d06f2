import { serve } from '../_shared/serve.ts';
import { sumPhotos } from './handler.ts';

serve(sumPhotos);
