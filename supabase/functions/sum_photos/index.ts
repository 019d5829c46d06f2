import { backendFromEnvironment } from '../_shared/backend-settings.ts';
import { serviceRecorder } from '../_shared/service-recorder.ts';
import { serve } from '../_shared/serve.ts';
import { sumPhotos } from './handler.ts';

serve(sumPhotos, (environment) => {
  const backend = backendFromEnvironment(environment);
  return { ...backend, ...serviceRecorder(backend.supabaseUrl, environment) };
});
