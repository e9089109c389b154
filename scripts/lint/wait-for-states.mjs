const LOOPS = /^(DoWhile|While|For|ForIn|ForOf)Statement$/;

/**
 * Reports pauses in tests, because they don't show what the test waits for. A pause between two checks in a loop is
 * allowed.
 */
export const waitForStates = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      pause:
        'Wait for a state: look for it in a loop, advance a fake clock, or hold back an answer until the test sends it.',
    },
  },
  create(context) {
    const report = (node) => {
      if (!ancestorsOf(node).some(({ type }) => LOOPS.test(type)))
        context.report({ node, messageId: 'pause' });
    };
    return {
      "CallExpression[callee.property.name='waitForTimeout']": (node) =>
        context.report({ node, messageId: 'pause' }),
      'CallExpression[callee.name=/^(sleep|delay)$/]': report,
      // Without a delay, or with 0, it only lets pending work of the event loop run.
      "CallExpression[callee.name='setTimeout'][arguments.length=2]": (node) => {
        const [work, time] = node.arguments;
        const isPause = work.type === 'Identifier' && time.value !== 0;
        if (isPause && ancestorsOf(node).some(isPromise)) report(node);
      },
    };
  },
};

function ancestorsOf(node) {
  const ancestors = [];
  for (let { parent } = node; parent; { parent } = parent) ancestors.push(parent);
  return ancestors;
}

function isPromise({ type, callee }) {
  return type === 'NewExpression' && callee.name === 'Promise';
}
