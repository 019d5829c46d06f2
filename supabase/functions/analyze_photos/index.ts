import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { serve } from '../_shared/serve.ts';
import { analyzePhotos } from './handler.ts';

serve(analyzePhotos, settingsFromEnvironment);
