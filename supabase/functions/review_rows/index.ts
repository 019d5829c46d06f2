import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { serve } from '../_shared/serve.ts';
import { reviewRows } from './handler.ts';

serve(reviewRows, settingsFromEnvironment);
