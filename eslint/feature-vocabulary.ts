import type { Rule } from 'eslint';

/** A file of a feature: its path below the feature's folder. */
const IN_FEATURE = /(?:^|\/)src\/features\/[^/]+\/(.+)$/;
const AT_ROOT = /^(?:(?:schema|queries|mutations)(?:\.test)?\.ts|use-[a-z\d-]+(?:\.test)?\.tsx?)$/;
/** Names that say nothing of what is inside, and so come to hold everything. */
const SAYS_NOTHING =
  /^(?:index|utils?|helpers?|common|misc|shared|types?|constants?)(?:\.test)?(?:\.tsx?)?$/;

/** Holds a feature's folder to its vocabulary, and says where a file belongs instead. */
export const featureVocabulary: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      atRoot:
        'A feature’s root holds schema.ts, queries.ts, mutations.ts and hooks (use-….ts). {{name}} belongs in components/ when it draws, otherwise in a room named for what it is for: archive/, details/, upload/.',
      inRoom:
        'A room of a feature holds its components, hooks and modules side by side: {{name}} belongs in {{room}}/ itself. components/ is for a feature without rooms for what it draws.',
      saysNothing:
        '“{{name}}” does not say what is inside: name the file after its main export and the room after what it is for. What a table allows belongs in schema.ts, a number beside the code it bounds.',
    },
  },
  create: (context) => ({
    Program(node) {
      const [, path = ''] = IN_FEATURE.exec(context.filename.replaceAll('\\', '/')) ?? [];
      const names = path.split('/');
      const [name = ''] = names;
      const empty = names.find((part) => SAYS_NOTHING.test(part));
      const sorted = names.indexOf('components', 1);
      if (empty) context.report({ node, messageId: 'saysNothing', data: { name: empty } });
      else if (sorted > 0) {
        const room = names.slice(0, sorted).join('/');
        context.report({ node, messageId: 'inRoom', data: { name: names.at(-1) ?? '', room } });
      } else if (names.length === 1 && name !== '' && !AT_ROOT.test(name)) {
        context.report({ node, messageId: 'atRoot', data: { name } });
      }
    },
  }),
};
