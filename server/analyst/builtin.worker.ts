import { builtinAnalyst } from '../../supabase/functions/_shared/builtin/builtin-analyst.ts';
import { serveAnalyst } from './serve-analyst.ts';

serveAnalyst(builtinAnalyst);
