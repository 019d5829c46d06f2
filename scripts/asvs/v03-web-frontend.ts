import { met, notApplicable, partly } from './answer.ts';

const HEADERS = 'server/http/security-headers.ts';
const NO_COOKIES =
  'No cookies: the session’s token is in the browser’s storage and goes out in a header.';

export const WEB_FRONTEND = [
  met(
    '3.2.1',
    'no answer is shown as what it is not',
    'Answers that are no page have a policy with sandbox; stored files never run.',
    {
      in: [HEADERS, 'server/storage/serve-objects.ts'],
      by: ['@uploads-3'],
    },
  ),
  met('3.2.2', 'texts are shown as text', 'React’s text nodes; no markup is set from strings.', {
    by: ['@host-app-3'],
  }),
  notApplicable('3.3.1', 'cookies are Secure', NO_COOKIES),
  notApplicable('3.3.2', 'cookies have SameSite', NO_COOKIES),
  notApplicable('3.3.3', 'cookies have the __Host- prefix', NO_COOKIES),
  notApplicable('3.3.4', 'cookies are HttpOnly', NO_COOKIES),
  met('3.4.1', 'HSTS for a year, subdomains too', 'Where PUBLIC_URL is https.', {
    in: [HEADERS],
    by: ['@browser-guards-2'],
  }),
  partly(
    '3.4.2',
    'CORS by a list',
    'Foreign origins are refused by a list before anything is answered, but what is answered says `*` instead of the origin.',
    {
      in: ['server/http/own-origins.ts'],
      by: ['@browser-guards-3'],
    },
  ),
  met(
    '3.4.3',
    'a content policy',
    'Pages run their own scripts; objects and base addresses are forbidden.',
    {
      in: [HEADERS],
      by: ['@host-app-1'],
    },
  ),
  met('3.4.4', 'nosniff', 'On every answer.', {
    in: [HEADERS],
    by: ['@browser-guards-1'],
  }),
  met('3.4.5', 'a referrer policy', 'None from the services, the origin alone from pages.', {
    in: [HEADERS],
    by: ['@browser-guards-1'],
  }),
  met('3.4.6', 'frame-ancestors on every answer', 'On every answer, stored pictures included.', {
    in: [HEADERS, 'server/storage/serve-objects.ts'],
    by: ['@browser-guards-1'],
  }),
  met(
    '3.5.1',
    'no forged requests (CSRF)',
    'A token in a header, which no other site’s page can send; what needs none asks for the page’s origin.',
    {
      in: ['server/http/own-origins.ts'],
      by: ['@browser-guards-3'],
    },
  ),
  met(
    '3.5.2',
    'preflights cannot be avoided',
    'A request without one, such as text/plain, is refused by its origin.',
    {
      in: ['server/http/own-origins.ts'],
      by: ['@browser-guards-3'],
    },
  ),
  met(
    '3.5.3',
    'safe methods change nothing',
    'Reads are GET; opening a mailed link spends nothing.',
    {
      in: ['server/http/rest-request.ts'],
      by: ['@account-7'],
    },
  ),
  notApplicable(
    '3.5.4',
    'applications on hosts of their own',
    'One application; stored files are shut in by a sandbox.',
  ),
  notApplicable(
    '3.5.5',
    'check messages between windows',
    'No window is listened to; messages come from own workers and own tabs.',
  ),
  met('3.7.1', 'no outdated browser technology', 'Standards alone, no plugin.', {
    in: ['vite.config.ts'],
  }),
  met(
    '3.7.2',
    'no redirect to other sites',
    'The host redirects nobody; a mailed link leads to its own addresses alone.',
    {
      in: ['server/http/send-link.ts'],
      by: ['@contract-1'],
    },
  ),
];
