import { backendFromEnvironment } from '../_shared/backend-settings.ts';
import { serve } from '../_shared/serve.ts';
import { deleteReportFiles } from './handler.ts';

serve(deleteReportFiles, backendFromEnvironment);
