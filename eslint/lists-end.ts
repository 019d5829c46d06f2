import type { Rule } from 'eslint';

/** The read of a table, with its columns where they are written there. */
const READ = /\.from\('(?<table>\w+)'\)\s*\.select\(\s*(?:'(?<columns>[^']*)')?/;
/** Reads that end by themselves: of one row, of so many, of rows named by their key, or of a count. */
const ENDS =
  /\.(?:single|maybeSingle|limit|range)\(|\.(?:eq|in)\(\s*'(?:id|observation_id)'|\bhead: true\b/;
/** Tables of which the database keeps few rows for a report or a person: two headings, ten templates. */
const FEW_ROWS = ['sections', 'document_templates'];
/** Rows within a row, but for how many there are. */
const ROWS_WITHIN = /\((?!count\))/;

/** Refuses a read of a table's rows that ends silently where the data service does (`max_rows`). */
export const listsEnd: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cut: 'A data service sends 1,000 rows at most and says nothing of the others: read the list with readAllRows of _shared/read-all-rows.ts, or ask for as many as are wanted by limit() in the same chain.',
      within: 'Rows within rows end silently at the data service’s bound: read them by themselves.',
    },
  },
  create: (context) => ({
    "CallExpression[callee.property.name='select']"(node: Rule.Node) {
      const chain = context.sourceCode.getText(endOfChain(node));
      const { table = '', columns = '' } = READ.exec(chain)?.groups ?? {};
      if (table === '' || FEW_ROWS.includes(table)) return;
      if (ROWS_WITHIN.test(columns)) context.report({ node, messageId: 'within' });
      else if (!ENDS.test(chain)) context.report({ node, messageId: 'cut' });
    },
  }),
};

/** The last call of the chain that this one is in. */
function endOfChain(call: Rule.Node): Rule.Node {
  const member = call.parent;
  if (member?.type !== 'MemberExpression' || member.object !== call) return call;
  return member.parent.type === 'CallExpression' ? endOfChain(member.parent) : call;
}
