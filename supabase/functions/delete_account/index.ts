import { settingsFromEnvironment } from '../_shared/function-settings.ts';
import { deleteAccount } from './handler.ts';

const settings = settingsFromEnvironment(Deno.env.toObject());

Deno.serve((request) => deleteAccount(request, settings));
