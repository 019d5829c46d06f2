import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { BUBBLE, CLEANING, DECODING } from './eslint/doors.ts';
import { featureVocabulary } from './eslint/feature-vocabulary.ts';
import {
  APP,
  BELOW_FEATURES,
  CLIENT_MODULE,
  COMPONENTS,
  DOCUMENT,
  FEATURES,
  FUNCTION_INTERNALS,
  OF_A_FEATURE,
  PICTURES,
  RUNTIME_BOUND,
  SERVER_SIDE,
  SUPABASE_CLIENT,
  TEST_SUPPORT,
  UNPACKING,
  leavesFeature,
} from './eslint/import-bans.ts';
import { LAYERS } from './eslint/layers.ts';
import { listsEnd } from './eslint/lists-end.ts';
import { packedSpreads } from './eslint/packed-spreads.ts';
import { plainComments } from './eslint/plain-comments.ts';

const INVOKE = {
  selector: "MemberExpression[object.property.name='functions'][property.name='invoke']",
  message:
    'Call functions by invokeFunction of src/lib/invoke-function.ts: it reads the answer and puts failures into words.',
};
/** A test fails because something did not happen, and not because the machine had other work. */
const SHORT_WAITS = [
  {
    selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait/]",
    message: 'It waits for a second alone: use waitFor of testing/wait-for.ts.',
  },
  {
    selector: "Property[key.name='timeout'][value.value<60000]",
    message: 'Leave it out: each wait ends when the thing happened, or after a minute.',
  },
];

/** Imports that product code may not use: test support and unbounded unpacking everywhere, and what a layer adds. */
const restrict = (...patterns) => ({
  'no-restricted-imports': 'off',
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [...patterns, ...PICTURES, UNPACKING, TEST_SUPPORT] },
  ],
});

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.data', 'out', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { ...reactHooks.configs.flat.recommended, files: ['src/**'] },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: ['tsconfig.app.json', 'tsconfig.node.json'],
        }),
      ],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{src,server,supabase,testing,e2e}/**/*.{ts,tsx}'],
    // Deno wiring is typed by Deno, not by the project's tsconfig.
    ignores: ['supabase/functions/*/index.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['{src,server,supabase/functions}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'supabase/functions/tests/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/invoke-function.ts', '**/*.fixture.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', INVOKE, CLEANING, DECODING, BUBBLE] },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Pages without https have none: use newId of lib/new-id.ts.',
        },
      ],
    },
  },
  {
    files: ['{server,supabase/functions}/**'],
    ignores: ['supabase/functions/_shared/text/**', '**/*.fixture.ts'],
    rules: { 'no-restricted-syntax': ['error', CLEANING] },
  },
  {
    // Names of files and addresses are judged there, not texts.
    files: [
      'src/lib/file-names.ts',
      'src/lib/zip/central-directory.ts',
      'src/document/word/package/relations.ts',
      'src/document/template/cleaning/{safe-values,kept-references}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', INVOKE, DECODING] },
  },
  {
    // The door, the page's own way to read a drawing (SVG), and what shows a stored photo.
    files: [
      'src/lib/pictures/door/**',
      'src/features/letterhead/picture/load-drawing.ts',
      'src/features/drawing/canvas/use-loaded-photo.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', INVOKE, CLEANING] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', 'testing/**'],
    ignores: ['testing/wait-for.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SHORT_WAITS] },
  },
  {
    files: ['{src,supabase/functions}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'supabase/functions/tests/**'],
    plugins: { lists: { rules: { end: listsEnd } } },
    rules: { 'lists/end': 'error' },
  },
  {
    files: ['src/features/**'],
    plugins: { house: { rules: { 'feature-vocabulary': featureVocabulary } } },
    rules: { 'house/feature-vocabulary': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { plain: { rules: { comments: plainComments, spreads: packedSpreads } } },
    rules: { 'plain/comments': 'error', 'plain/spreads': 'error' },
  },
  ...LAYERS,
  {
    files: ['src/**', 'public/**', 'testing/app/**'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['{src,server,supabase}/**'], rules: restrict() },
  {
    files: ['src/app/**', 'src/main.tsx'],
    rules: restrict(SUPABASE_CLIENT, CLIENT_MODULE, SERVER_SIDE, FUNCTION_INTERNALS),
  },
  {
    files: ['src/features/**'],
    rules: restrict(...OF_A_FEATURE, CLIENT_MODULE, leavesFeature(2)),
  },
  {
    files: ['src/features/*/*/*/**'],
    rules: restrict(...OF_A_FEATURE, CLIENT_MODULE, leavesFeature(3)),
  },
  {
    files: [
      'src/features/*/{queries,mutations}.ts',
      'src/features/observations/*/mutations.ts',
      'src/features/photos/upload/backend.ts',
    ],
    rules: restrict(...OF_A_FEATURE, leavesFeature(2)),
  },
  {
    files: ['src/components/**'],
    rules: restrict(...BELOW_FEATURES, CLIENT_MODULE),
  },
  {
    files: ['src/document/**'],
    rules: restrict(...BELOW_FEATURES, CLIENT_MODULE, COMPONENTS),
  },
  {
    files: ['src/records/**'],
    rules: restrict(...BELOW_FEATURES, CLIENT_MODULE, COMPONENTS, DOCUMENT),
  },
  {
    files: ['src/lib/**'],
    rules: restrict(...BELOW_FEATURES, COMPONENTS, DOCUMENT, {
      regex: '^@/records/',
      message: 'lib is the lowest layer; it knows nothing that is stored.',
    }),
  },
  {
    files: ['src/lib/zip/open-zip.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  { files: ['src/lib/supabase.ts'], rules: restrict(SERVER_SIDE, APP, FEATURES) },
  {
    files: ['supabase/functions/**/*.ts'],
    ignores: ['**/*.test.ts', '**/index.ts', 'supabase/functions/tests/**'],
    rules: restrict(RUNTIME_BOUND, {
      regex: '(^@/|/src/|/server/)',
      message:
        'Functions are deployed alone: only what lies under supabase/functions/ exists there.',
    }),
  },
  {
    files: ['supabase/functions/_shared/builtin/**'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: `${import.meta.dirname}/supabase/functions/_shared`,
          zones: [
            {
              target: './builtin/words',
              from: './builtin',
              except: ['./words'],
              message: 'Words are found for what was measured; builtin-analyst.ts chooses them.',
            },
            {
              target: './builtin/sections',
              from: './builtin',
              except: ['./sections'],
              message: 'Sections are composed from rows, whoever wrote them.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: restrict({
      regex: '(^@/|/src/)',
      message: 'The host serves the built app; it never imports it.',
    }),
  },
  {
    files: ['{server,supabase,testing,e2e,bench,analyst-lab,scripts,eslint}/**', '*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['{scripts,bench,analyst-lab}/**', 'server/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '{bench,analyst-lab}/**', 'src/lib/database.types.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Generated: as long as the schema.
    files: ['src/lib/database.types.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Tests, and what serves the tests beside it alone.
    files: ['**/*.{test,fixture}.{ts,tsx}', 'supabase/functions/tests/**', 'server/attacks/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
);
