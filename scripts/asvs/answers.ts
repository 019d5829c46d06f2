import type { Answer } from './answer.ts';
import { ENCODING } from './v01-encoding.ts';
import { VALIDATION } from './v02-validation.ts';
import { WEB_FRONTEND } from './v03-web-frontend.ts';
import { FILES, INTERFACES } from './v04-v05-interfaces-and-files.ts';
import { AUTHENTICATION } from './v06-authentication.ts';
import { SESSIONS } from './v07-sessions.ts';
import { RIGHTS_OF_PEOPLE, TOKENS } from './v08-v09-rights-and-tokens.ts';
import { OAUTH } from './v10-oauth.ts';
import { CRYPTOGRAPHY, TRANSPORT } from './v11-v12-cryptography-and-transport.ts';
import { CONFIGURATION, DATA } from './v13-v14-configuration-and-data.ts';
import { ARCHITECTURE } from './v15-architecture.ts';
import { LOGS, WEBRTC } from './v16-v17-logs-and-webrtc.ts';

const splitId = (id: string) => id.split('.').map(Number);

function byId(a: Answer, b: Answer): number {
  const other = splitId(b.id);
  const differences = splitId(a.id).map((part, index) => part - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The product's answer to each requirement, in the order of the standard. */
export const ANSWERS: Answer[] = [
  ...ENCODING,
  ...VALIDATION,
  ...WEB_FRONTEND,
  ...INTERFACES,
  ...FILES,
  ...AUTHENTICATION,
  ...SESSIONS,
  ...RIGHTS_OF_PEOPLE,
  ...TOKENS,
  ...OAUTH,
  ...CRYPTOGRAPHY,
  ...TRANSPORT,
  ...CONFIGURATION,
  ...DATA,
  ...ARCHITECTURE,
  ...LOGS,
  ...WEBRTC,
].toSorted(byId);
