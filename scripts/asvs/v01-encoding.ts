import { met, notApplicable } from './answer.ts';

const MAIL = 'server/mail/sign-in-mail.ts';

export const ENCODING = [
  met(
    '1.1.1',
    'decode input once, before it is checked',
    'Names and bodies are decoded once by the framework; lists check the decoded form, and what cannot be decoded is refused.',
    {
      in: ['server/http/host-app.ts', 'server/http/storage-routes.ts'],
      by: ['@uploads-7'],
    },
  ),
  met(
    '1.1.2',
    'encode output last, for who interprets it',
    'React, the XML writers, the mail template and the driver of the database each encode what they put out.',
    { in: [MAIL], by: ['@host-app-3'] },
  ),
  met(
    '1.2.1',
    'encode for HTML, XML and headers',
    'Screens are React’s, Word files are written by a library, file names in headers by RFC 6266, mails are escaped.',
    {
      in: [MAIL, 'server/storage/serve-objects.ts'],
      by: ['@sign-in-mail-1', '@host-app-5'],
    },
  ),
  met(
    '1.2.2',
    'encode parts of addresses, safe protocols alone',
    'The mailed link encodes what it carries; a firm’s website is http or https, and nothing else becomes a link.',
    {
      in: [MAIL],
      by: ['@letterhead-change-1'],
    },
  ),
  met(
    '1.2.3',
    'encode what goes into JavaScript and JSON',
    'JSON is made by JSON.stringify alone; no script is composed.',
    {
      by: ['@request-log-5'],
    },
  ),
  met(
    '1.2.4',
    'queries with parameters',
    'Statements take values apart from their text; functions in SQL use literals by format(%L).',
    {
      in: ['server/storage/object-rows.ts'],
      by: ['@matrix-1'],
    },
  ),
  met('1.2.5', 'no command injection', 'The host starts no program.', {
    in: ['server/main.ts'],
  }),
  notApplicable('1.2.6', 'LDAP injection', 'No LDAP.'),
  notApplicable('1.2.7', 'XPath injection', 'No XPath.'),
  notApplicable('1.2.8', 'LaTeX injection', 'No LaTeX.'),
  met(
    '1.2.9',
    'escape regular expressions',
    'Patterns are made of constants and of tables of words; patterns of callers are not offered.',
    { in: ['server/http/rest-request.ts'], by: ['@rest-request-2'] },
  ),
  notApplicable('1.3.1', 'clean HTML from editors', 'Texts are plain; no HTML is taken or shown.'),
  met('1.3.2', 'no eval', 'The policy of pages forbids it, WebAssembly for HEIC excepted.', {
    in: ['server/http/security-headers.ts'],
    by: ['@host-app-1'],
  }),
  met(
    '1.3.3',
    'clean what goes into dangerous contexts',
    'An address is one plain address, a key of a file has no way out of its folder, texts have bounds in the database.',
    {
      in: ['server/http/auth-routes.ts', 'server/storage/object-path.ts'],
      by: ['@account-10', '@disk-storage-3'],
    },
  ),
  met(
    '1.3.4',
    'clean SVG',
    'A drawing is cleaned by lists of elements and attributes, then drawn to a PNG, which alone is kept.',
    { in: ['src/features/letterhead/picture/redraw.worker.ts'], by: ['@clean-drawing-1'] },
  ),
  met(
    '1.3.5',
    'clean scriptable content such as templates and style sheets',
    'Word templates are written anew from lists of parts, elements, relations and fields; what is on none is left out and named.',
    {
      in: ['src/document/template/cleaning/clean-template.ts'],
      by: ['@clean-template-2'],
    },
  ),
  met(
    '1.3.6',
    'no request to an address that somebody gave (SSRF)',
    'The analyst reads the caller’s stored photo, never an address; models and mail servers are the operator’s settings.',
    {
      in: ['supabase/functions/analyze_photos/handler.ts'],
      by: ['@analyze-photos-handler-1'],
    },
  ),
  met(
    '1.3.7',
    'no template injection',
    'Placeholders come from a fixed list; what a person wrote is never read for any.',
    {
      by: ['@fill-template-1'],
    },
  ),
  notApplicable('1.3.8', 'JNDI injection', 'No Java.'),
  notApplicable('1.3.9', 'memcache injection', 'No memcache.'),
  met(
    '1.3.10',
    'format strings',
    'No formatter takes its pattern from input; log lines are JSON.',
    {
      in: ['server/log/logger.ts'],
    },
  ),
  met('1.3.11', 'mail injection', 'A recipient is handed to the mail library as one address.', {
    in: ['server/mail/mail-driver.ts'],
    by: ['@mail-driver-1'],
  }),
  met('1.4.1', 'memory-safe code', 'TypeScript; C code runs inside WebAssembly’s memory only.', {
    in: ['tsconfig.base.json'],
  }),
  met('1.4.2', 'no integer overflow', 'Numbers from outside have ranges before they are used.', {
    in: ['server/http/storage-routes.ts'],
    by: ['@resources-3', '@resources-7'],
  }),
  met(
    '1.4.3',
    'free what was taken',
    'Memory is collected; threads, files and sessions of the database are given back.',
    {
      by: ['@engine-7'],
    },
  ),
  met(
    '1.5.1',
    'no external entities in XML',
    'Document types are refused; the parser resolves no entity.',
    {
      by: ['@read-document-1'],
    },
  ),
  met(
    '1.5.2',
    'safe deserialisation',
    'JSON alone, parsed into schemas, with bounds on depth and width.',
    { in: ['server/http/rest-request.ts'], by: ['@rest-request-3'] },
  ),
];
