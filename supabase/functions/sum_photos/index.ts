import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { sumPhotos } from './handler.ts';

const settings = settingsFromEnvironment(Deno.env.toObject());

Deno.serve((request) => sumPhotos(request, settings));
