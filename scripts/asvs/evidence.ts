import type { Evidence } from './answer.ts';

const of =
  (file: string) =>
  (title: string): Evidence => [file, title];

/** Test files that many answers name. */
export const account = of('server/attacks/account.test.ts');
export const accountPlays = of('testing/attacks/account-plays.test.ts');
export const browser = of('server/attacks/browser-walls.test.ts');
export const contract = of('server/contract.test.ts');
export const hostApp = of('server/http/host-app.test.ts');
export const matrix = of('server/attacks/matrix.test.ts');
export const offered = of('server/attacks/what-is-offered.test.ts');
export const requestLog = of('server/log/request-log.test.ts');
export const resources = of('server/attacks/resources.test.ts');
export const restRequest = of('server/http/rest-request.test.ts');
export const rowSecurity = of('supabase/tests/row-level-security.test.ts');
export const signIn = of('e2e/sign-in.spec.ts');
export const template = of('src/document/word/template/read-template.test.ts');
export const turns = of('server/database/turns.test.ts');
export const uploads = of('server/storage/uploads.test.ts');
export const visits = of('server/http/visitor-address.test.ts');
export const wordFile = of('src/document/word/read/read-document.test.ts');
export const zip = of('src/lib/zip/open-zip.test.ts');
export const inventory = (heading: string) => `docs/security-inventory.md#${heading}`;
