import { ADMINISTRATION_GUARDS } from './administration-guards.ts';
import { ANALYST_GUARDS } from './analyst-guards.ts';
import { CLEANER_GUARDS } from './cleaner-guards.ts';
import { DATABASE_GUARDS } from './database-guards.ts';
import { FINDING_GUARDS } from './finding-guards.ts';
import { HOSTED_GUARDS } from './hosted-guards.ts';
import { EDGE_GUARDS } from './edge-guards.ts';
import { MODEL_CHOICE_GUARDS } from './model-choice-guards.ts';
import { DEPLOYMENT_GUARDS } from './deployment-guards.ts';
import { MOVE_GUARDS } from './move-guards.ts';
import { OPERATION_GUARDS } from './operation-guards.ts';
import { PHRASE_GUARDS } from './phrase-guards.ts';
import { REPORT_GUARDS } from './report-guards.ts';
import { ROW_GUARDS } from './row-guards.ts';
import { QUESTION_GUARDS } from './question-guards.ts';
import { QUEUE_GUARDS } from './queue-guards.ts';
import { SEVERAL_HOSTS_GUARDS } from './several-hosts-guards.ts';
import { SIGN_UP_GUARDS } from './sign-up-guards.ts';
import type { Guard } from './guard.ts';
import { WAY_IN_GUARDS } from './way-in-guards.ts';
import { ZIP_GUARDS } from './zip-guards.ts';

export const GUARDS: Guard[] = [
  ...WAY_IN_GUARDS,
  ...REPORT_GUARDS,
  ...ROW_GUARDS,
  ...FINDING_GUARDS,
  ...QUEUE_GUARDS,
  ...ANALYST_GUARDS,
  ...QUESTION_GUARDS,
  ...MODEL_CHOICE_GUARDS,
  ...PHRASE_GUARDS,
  ...DATABASE_GUARDS,
  ...DEPLOYMENT_GUARDS,
  ...MOVE_GUARDS,
  ...OPERATION_GUARDS,
  ...SEVERAL_HOSTS_GUARDS,
  ...HOSTED_GUARDS,
  ...SIGN_UP_GUARDS,
  ...ADMINISTRATION_GUARDS,
  ...ZIP_GUARDS,
  ...EDGE_GUARDS,
  ...CLEANER_GUARDS,
];
