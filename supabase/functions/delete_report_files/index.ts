import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { deleteReportFiles } from './handler.ts';

const settings = settingsFromEnvironment(Deno.env.toObject());

Deno.serve((request) => deleteReportFiles(request, settings));
