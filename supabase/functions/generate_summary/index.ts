import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { generateSummary } from './handler.ts';

const settings = settingsFromEnvironment(Deno.env.toObject());

Deno.serve((request) => generateSummary(request, settings));
