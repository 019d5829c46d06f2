import { backendFromEnvironment } from '../_shared/backend-settings.ts';
import { serve } from '../_shared/serve.ts';
import { deleteAccount } from './handler.ts';

serve(deleteAccount, backendFromEnvironment);
