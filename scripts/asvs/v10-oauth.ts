import { notApplicable } from './answer.ts';

const NONE = 'No OAuth and no OpenID Connect, neither as a client nor as a server.';
const REFRESH = `${NONE} The sign-in service’s own refresh tokens change at each use, and one that is used again after its successor ends its line.`;

const ASKS = [
  ['10.1.1', 'tokens go where they are needed'],
  ['10.1.2', 'answers belong to the flow that was begun'],
  ['10.2.1', 'no forged token requests'],
  ['10.2.2', 'no mix-up of servers'],
  ['10.3.1', 'access tokens for this service'],
  ['10.3.2', 'rights from the token’s claims'],
  ['10.3.3', 'a person by claims that stay theirs'],
  ['10.3.4', 'strength of the sign-in'],
  ['10.4.1', 'redirects by a list'],
  ['10.4.2', 'codes count once'],
  ['10.4.3', 'codes live shortly'],
  ['10.4.4', 'grants by client'],
  ['10.4.6', 'PKCE'],
  ['10.4.7', 'unknown clients that register'],
  ['10.4.9', 'tokens can be revoked by people'],
  ['10.4.10', 'confidential clients prove themselves'],
  ['10.4.11', 'scopes by client'],
  ['10.5.1', 'no replayed ID tokens'],
  ['10.5.2', 'a person by the sub claim'],
  ['10.5.3', 'metadata of the expected issuer'],
  ['10.5.4', 'ID tokens for this client'],
  ['10.5.5', 'back-channel logout'],
  ['10.6.1', 'response modes'],
  ['10.6.2', 'no forced logout'],
  ['10.7.1', 'consent to each request'],
  ['10.7.2', 'consent that says to what'],
  ['10.7.3', 'consent can be taken back'],
] as const;

export const OAUTH = [
  ...ASKS.map(([id, asks]) => notApplicable(id, asks, NONE)),
  notApplicable('10.4.5', 'refresh tokens are not replayed', REFRESH),
  notApplicable('10.4.8', 'refresh tokens end', `${NONE} For the sign-in service see 7.3.2.`),
];
