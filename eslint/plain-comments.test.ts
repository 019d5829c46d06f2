import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { plainComments } from './plain-comments.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code: string, messageId: 'opens' | 'phrase', word: string) => ({
  code,
  errors: [{ messageId, data: { word } }],
});

new RuleTester().run('plain-comments', plainComments, {
  valid: [
    "/** Counts one person's running requests. */",
    '/** True when the address is this machine’s own. */',
    '// Only one host migrates; the others wait.',
    '/** Whatever: a name that only begins alike. */',
    '// The host decides\n// who may ask.',
    '// A person may choose\n// Where they go: the second line opens nothing.',
    'run(); // At once.\n// Later ones wait.',
    "const title = 'What is inspected?';",
    '/** Renewed once; nobody said often. */',
  ],
  invalid: [
    refused('/** What a person has under way. */', 'opens', 'What'),
    refused(
      '/**\n * Whether a proxy is in front: it takes\n * another host.\n */',
      'opens',
      'Whether',
    ),
    refused('// Who has a slot waits.', 'opens', 'Who'),
    refused('run(); // Where it lies.', 'opens', 'Where'),
    refused('run(); // At once.\n// What waits comes later.', 'opens', 'What'),
    refused("/** What's left. */", 'opens', 'What'),
    refused('/** Draws it anew. */', 'phrase', 'anew'),
    refused('/** Of the words that are said\n * of it. */', 'phrase', 'said of'),
    refused('// Before the so-manieth look.', 'phrase', 'so-manieth'),
    refused('// For one host,\n// and no other.', 'phrase', 'and no other'),
    refused('/** Sent of its own accord. */', 'phrase', 'of its own accord'),
    refused('/** Whoever asks. */', 'phrase', 'Whoever'),
  ],
});
