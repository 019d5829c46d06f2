import { met, partly } from './answer.ts';
import {
  account,
  inventory,
  resources,
  restRequest,
  rowSecurity,
  turns,
  visits,
} from './evidence.ts';

export const ARCHITECTURE = [
  met('15.1.1', 'document how fast weak components go', 'In days, by severity.', {
    in: ['SECURITY.md#what-is-installed'],
  }),
  met(
    '15.1.2',
    'a bill of materials',
    '`npm run supply` writes it and looks where packages come from.',
    {
      in: ['scripts/supply.ts'],
      by: [['scripts/supply/supply-faults.test.ts', 'finds nothing in what is installed today']],
    },
  ),
  met('15.1.3', 'document what is costly', 'With what bounds it.', { in: [inventory('limits')] }),
  partly(
    '15.2.1',
    'no component beyond its time',
    '`npm run supply` asks the registry for known weaknesses; whoever runs it has to, as no service does it by itself.',
    {
      in: ['scripts/supply.ts'],
    },
  ),
  met(
    '15.2.2',
    'costly work holds up nobody',
    'Limits by statement, by person and by answer; people take turns, and a slow statement ends while somebody else waits.',
    {
      in: ['server/database/turns.ts', 'server/analyst/threaded-analyst.ts'],
      by: [
        [
          'server/database/host-under-load.test.ts',
          'answers other requests at once while a slow statement runs, and ends that one',
        ],
        resources('costs less than its share with %s'),
        turns('ends a slow statement while somebody else waits, and has its person wait'),
      ],
    },
  ),
  partly(
    '15.2.3',
    'nothing superfluous in production',
    'Lists close what the library offers beyond the product. The checkout that is started holds tests and tools, which are not served.',
    {
      in: ['server/http/auth-routes.ts'],
      by: [account('answers %s %s with 404'), restRequest('%s %s')],
    },
  ),
  met(
    '15.3.1',
    'only the fields that are needed',
    'Screens name their columns, roles have grants by column, everything else is one’s own.',
    {
      by: [
        rowSecurity('can be seen by its person, and written by nobody'),
        ['src/features/templates/queries.test.ts', 'lists the templates without their files'],
      ],
    },
  ),
  met(
    '15.3.2',
    'no redirect is followed',
    'Neither servers of models on this machine nor a model’s provider can point a request elsewhere.',
    {
      in: ['server/http/read-local-json.ts', 'server/analyst/patient-fetch.ts'],
      by: [
        ['server/analyst/patient-fetch.test.ts', 'sends nothing on to where an answer points'],
        [
          'server/http/local-models.test.ts',
          'is none where something else answers, sends on, or sends without end',
        ],
      ],
    },
  ),
  met(
    '15.3.3',
    'no mass assignment',
    'Bodies of the sign-in service are made anew from known fields; columns have grants.',
    {
      in: ['server/http/auth-routes.ts'],
      by: [
        account('takes nothing but the address: no data of its own, no second way to send'),
        rowSecurity('never lets a row of %s change hands'),
      ],
    },
  ),
  met(
    '15.3.4',
    'the visitor’s true address',
    'The last part of X-Forwarded-For where a proxy is trusted, in one form of each address. See 4.1.3.',
    {
      in: ['server/http/visitor-address.ts'],
      by: [visits('is, for %s, %s')],
    },
  ),
  met(
    '15.3.5',
    'types are checked',
    'Strict TypeScript without any, and schemas where data come in.',
    {
      in: ['tsconfig.base.json', 'eslint.config.js'],
      by: [
        [
          'supabase/tests/database-types.test.ts',
          'finds the types of the browser to be those of the migrations',
        ],
      ],
    },
  ),
  met(
    '15.3.6',
    'no prototype pollution',
    'Bodies are parsed into schemas and looked up in maps; the fuzz sends `__proto__`.',
    {
      in: ['server/attacks/fuzz/values.ts'],
      by: [
        [
          'server/attacks/fuzz.test.ts',
          'finds nothing over the limits in a few seconds of requests by chance (npm run attack: an hour)',
        ],
      ],
    },
  ),
  met(
    '15.3.7',
    'no mixed-up parameters',
    'Each is read from its one place; a column can be asked for once.',
    {
      in: ['server/http/rest-request.ts'],
      by: [restRequest('%s')],
    },
  ),
];
