import { backendFromEnvironment } from '../_shared/backend-settings.ts';
import { serve } from '../_shared/serve.ts';
import { analyzeReport } from './handler.ts';

serve(analyzeReport, backendFromEnvironment);
