import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { serve } from '../_shared/serve.ts';
import { generateSummary } from './handler.ts';

serve(generateSummary, settingsFromEnvironment);
