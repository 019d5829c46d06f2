import { serve } from '../_shared/serve.ts';
import { analyzePhotos } from './handler.ts';

serve(analyzePhotos);
