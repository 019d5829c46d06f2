import { serve } from '../_shared/serve.ts';
import { deleteAccount } from './handler.ts';

serve(deleteAccount);
