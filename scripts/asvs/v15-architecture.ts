import { inventory, met, partly } from './answer.ts';

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
      by: ['@supply-faults-1'],
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
      in: ['server/database/engine-queue.ts'],
      by: ['@host-under-load-1', '@resources-3', '@resources-7', '@engine-queue-2'],
    },
  ),
  partly(
    '15.2.3',
    'nothing superfluous in production',
    'Lists close what the library offers beyond the product. The checkout that is started holds tests and tools, which are not served.',
    {
      in: ['server/http/auth-routes.ts'],
      by: ['@account-6', '@rest-request-5'],
    },
  ),
  met(
    '15.3.1',
    'only the fields that are needed',
    'Screens name their columns, roles have grants by column, everything else is one’s own.',
    {
      by: ['@row-level-security-14', '@queries-1'],
    },
  ),
  met(
    '15.3.2',
    'no redirect is followed',
    'Neither servers of models on this machine nor a model’s provider can point a request elsewhere.',
    {
      in: ['server/http/read-local-json.ts', 'server/analyst/patient-fetch.ts'],
      by: ['@patient-fetch-1', '@local-models-1'],
    },
  ),
  met(
    '15.3.3',
    'no mass assignment',
    'Bodies of the sign-in service are made anew from known fields; columns have grants.',
    {
      in: ['server/http/auth-routes.ts'],
      by: ['@account-11', '@row-level-security-5'],
    },
  ),
  met(
    '15.3.4',
    'the visitor’s true address',
    'The last part of X-Forwarded-For where a proxy is trusted, in one form of each address. See 4.1.3.',
    {
      in: ['server/http/visitor-address.ts'],
      by: ['@visitor-address-1'],
    },
  ),
  met(
    '15.3.5',
    'types are checked',
    'Strict TypeScript without any, and schemas where data come in.',
    {
      in: ['tsconfig.base.json', 'eslint.config.js'],
      by: ['@database-types-1'],
    },
  ),
  met(
    '15.3.6',
    'no prototype pollution',
    'Bodies are parsed into schemas and looked up in maps; the fuzz sends `__proto__`.',
    {
      in: ['server/attacks/fuzz/values.ts'],
      by: ['@fuzz-1'],
    },
  ),
  met(
    '15.3.7',
    'no mixed-up parameters',
    'Each is read from its one place; a column can be asked for once.',
    {
      in: ['server/http/rest-request.ts'],
      by: ['@rest-request-2'],
    },
  ),
];
