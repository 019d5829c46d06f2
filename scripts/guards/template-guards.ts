import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const PART = baselinePart('21_templates');

/** The point of SECURITY.md that large content apart from lists shuts. */
const LARGE_CONTENT = 30;

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, PART, change, test);

/** Keep a firm's Word templates to their owner, and files to their bounds. */
export const TEMPLATE_GUARDS: Guard[] = [
  ...(['select', 'delete'] as const).map((verb) =>
    held(
      `a person’s Word templates are their own to ${verb}`,
      [
        `document_templates\n  for ${verb} to authenticated ${own('using')}`,
        `document_templates\n  for ${verb} to authenticated using (true);`,
      ],
      verb === 'select' ? '@row-level-security-1' : '@row-level-security-2',
    ),
  ),
  held(
    'a person’s Word templates are their own to rename',
    ['using (user_id = (select auth.uid())) with check', 'using (true) with check'],
    '@row-level-security-2',
  ),
  held(
    'a Word template is changed in its name alone',
    ['grant update (name)', 'grant update (name, sha256)'],
    '@document-templates-5',
  ),
  guard(
    LARGE_CONTENT,
    'a session that has ended adds no Word template',
    PART,
    ['if person is null or not (select private.session_is_live()) then', 'if person is null then'],
    '@document-templates-3',
  ),
  guard(
    LARGE_CONTENT,
    'a Word template’s file is written with its row alone',
    PART,
    [
      'grant select on private.template_files to',
      'grant select, insert, update, delete on private.template_files to',
    ],
    '@document-templates-4',
  ),
  guard(
    LARGE_CONTENT,
    'a Word template’s file is its owner’s to read',
    PART,
    [
      `on private.template_files\n  for select to authenticated ${own('using')}`,
      'on private.template_files\n  for select to authenticated using (true);',
    ],
    '@document-templates-3',
  ),
  guard(
    LARGE_CONTENT,
    'a session that has ended reads no Word file',
    PART,
    [
      'on private.template_files\n  as restrictive for all to authenticated using ((select private.session_is_live()));',
      'on private.template_files\n  as restrictive for all to authenticated using (true);',
    ],
    '@document-templates-3',
  ),
  held(
    'a session that has ended sees no Word template',
    [
      'document_templates\n  as restrictive for all to authenticated using ((select private.session_is_live()));',
      'document_templates\n  as restrictive for all to authenticated using (true);',
    ],
    '@row-level-security-8',
  ),
  guard(
    HELD,
    'a Word template has 5 MB',
    PART,
    ['char_length(content) <= 7340032', 'char_length(content) <= 99340032'],
    '@document-templates-1',
  ),
  guard(
    HELD,
    'a Word template is base64 and nothing else',
    PART,
    ["content ~ '^[A-Za-z0-9+/]+={0,2}$'", "content ~ '.'"],
    '@document-templates-1',
  ),
  held('a person has ten Word templates', ['offset 10', 'offset 1000'], '@document-templates-6'),
  guard(
    HELD,
    'a large body is a Word template of somebody signed in',
    'server/http/rest-routes.ts',
    [
      'if (person === null) return usual(c, next);',
      'if (person === null) return withFile(c, next);',
    ],
    '@rest-routes-3',
  ),
  guard(
    HELD,
    'a large body is one long text',
    'server/http/rest-routes.ts',
    ['if (lengthBesideFile(text) > MAX_BODY_BYTES) return tooLarge();', ''],
    '@rest-routes-4',
  ),
];
