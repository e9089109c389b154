/** Reports settings that are read anywhere but in env.ts, which checks them once and passes them on. */
export const settingsInEnv = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { elsewhere: 'Read settings in env.ts and pass them on.' },
  },
  create: (context) => ({
    "MemberExpression[object.name='process'][property.name='env']": (node) =>
      context.report({ node, messageId: 'elsewhere' }),
  }),
};
