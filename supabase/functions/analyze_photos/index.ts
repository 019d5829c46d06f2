import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { analyzePhotos } from './handler.ts';

const settings = settingsFromEnvironment(Deno.env.toObject());

Deno.serve((request) => analyzePhotos(request, settings));
