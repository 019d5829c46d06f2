const JSON_TYPE = { 'content-type': 'application/json' };
const typed = (status: number, type: string, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
const json = (status: number, body: object) => Response.json(body, { status });

/** Answers that proxies, portals and firewalls give in the place of the sign-in service. */
export const ANSWERS_OF_NETWORKS: [string, () => Response | Promise<Response>][] = [
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a Wi-Fi', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  [
    'a proxy’s page',
    () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } }),
  ],
  [
    'a Wi-Fi that names its portal',
    () => typed(200, 'application/captive+json', { captive: true }),
  ],
  ['a proxy that is well', () => json(200, { status: 'ok' })],
  ['a list', () => Response.json([])],
  ['nothing, called JSON', () => new Response('', { headers: JSON_TYPE })],
  ['a page, called JSON', () => new Response('<html>', { headers: JSON_TYPE })],
  ['half an answer', () => new Response('{"access_token":"new","ref', { headers: JSON_TYPE })],
  ['a token that none renews', () => json(200, { access_token: 'new', expires_in: 3600 })],
  ['nothing at all', () => new Response(null, { status: 204, headers: JSON_TYPE })],
  ['a firewall', () => json(403, { message: 'Forbidden' })],
  ['a gateway without the key', () => json(401, { message: 'No API key found in request' })],
  ['a sign-in of the network', () => json(401, { error: 'Unauthorized' })],
  ['a proxy that cannot read', () => json(400, { title: 'Bad Request', status: 400 })],
  ['a firewall’s own form', () => typed(403, 'application/problem+json', { title: 'Blocked' })],
  [
    'a page that is refused as JSON',
    () => new Response('<html>', { status: 400, headers: JSON_TYPE }),
  ],
  ['a proxy without a server', () => json(502, { message: 'Bad gateway' })],
  ['a server that fails', () => json(500, { code: 500, message: 'No' })],
  ['a gateway that knows no way', () => json(404, { message: 'no Route matched' })],
  ['a limit of requests', () => json(429, { error_code: 'over_request_rate_limit', msg: 'Slow' })],
];
