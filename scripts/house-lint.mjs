// Lint rules that no library has, for eslint.config.js.

/**
 * Imports stand in one block: which of them come from a library is plain from the path.
 * @type {import('eslint').Rule.RuleModule}
 */
const importsTogether = {
  meta: {
    type: 'layout',
    fixable: 'whitespace',
    schema: [],
    messages: { apart: 'No blank line between imports.' },
  },
  create({ report, sourceCode }) {
    return {
      /** @param {import('eslint').Rule.Node} node */
      'ImportDeclaration + ImportDeclaration'(node) {
        const before = sourceCode.getTokenBefore(node, { includeComments: true });
        const [start, end] = [before?.range?.[1] ?? 0, node.range?.[0] ?? 0];
        if (!/\n\s*\n/.test(sourceCode.text.slice(start, end))) return;
        report({
          node,
          messageId: 'apart',
          fix: (fixer) => fixer.replaceTextRange([start, end], '\n'),
        });
      },
    };
  },
};

export const house = { rules: { 'imports-together': importsTogether } };
