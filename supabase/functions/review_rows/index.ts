import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { reviewRows } from './handler.ts';

const settings = settingsFromEnvironment(Deno.env.toObject());

Deno.serve((request) => reviewRows(request, settings));
