import type { Rule } from 'eslint';

/** A spread's argument without the types around it. */
interface Typed {
  type: string;
  expression?: Typed;
}

/** Refuses to spread a literal, which only packs properties or entries on a line. */
export const packedSpreads: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      packed: 'Write the properties or entries out, or give what is shared a name and spread that.',
    },
  },
  create: (context) => {
    const refuse = (node: Rule.Node) => {
      if ('argument' in node && isLiteral(node.argument as Typed))
        context.report({ node, messageId: 'packed' });
    };
    return { SpreadElement: refuse, JSXSpreadAttribute: refuse };
  },
};

function isLiteral({ type, expression }: Typed): boolean {
  if (expression && /^TS(?:As|Satisfies|NonNull)Expression$/.test(type))
    return isLiteral(expression);
  return type === 'ObjectExpression' || type === 'ArrayExpression';
}
