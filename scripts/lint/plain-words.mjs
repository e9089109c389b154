/** Words that sound translated, and what a native professional writes. */
const INSTEAD = {
  nobody: 'no one',
  somebody: 'someone',
  everybody: 'everyone',
  anybody: 'anyone',
  meanwhile: 'in the meantime',
  anew: 'again',
  likewise: 'also',
  whoever: 'anyone who',
};

/** Matches whole words in prose, not parts of addresses, names, or paths. */
const FOUND = new RegExp(
  `(?<![\\w@:/=.<-])(${Object.keys(INSTEAD).join('|')})(?![\\w@/=-]|\\.\\w)`,
  'gi',
);

/** Reports such words in texts, test titles, and comments. A text of one word is a value, so it's ignored. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: 'Write “{{instead}}”, not “{{word}}”.' },
  },
  create(context) {
    const check = (loc, text) => {
      if (!/\s/.test(text.trim())) return;
      for (const [word] of text.matchAll(FOUND)) {
        const instead = INSTEAD[word.toLowerCase()];
        context.report({ loc, messageId: 'word', data: { word, instead } });
      }
    };
    return {
      Program: () => {
        for (const { loc, value } of context.sourceCode.getAllComments()) check(loc, value);
      },
      Literal: ({ loc, value }) => {
        if (typeof value === 'string') check(loc, value);
      },
      TemplateElement: ({ loc, value }) => check(loc, value.raw),
      JSXText: ({ loc, value }) => check(loc, value),
    };
  },
};
