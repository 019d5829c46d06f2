/** npm run model:check: sends one drawn photo to the model that the settings name, and says what to change. */
import { environmentWithFile } from '../server/settings.ts';
import { checkModel } from './check-model.ts';

const hasRow = await checkModel(environmentWithFile(), console.log);
process.exitCode = hasRow ? 0 : 1;
