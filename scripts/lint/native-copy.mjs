import { readFileSync } from 'node:fs';

/** Texts of the specification, which must not change. */
const SPECIFIED = JSON.stringify(
  JSON.parse(
    readFileSync(
      new URL('../../e2e/specified-texts/specified-texts.json', import.meta.url),
      'utf8',
    ),
  ),
);

/** Patterns that a native editor would change, and the replacement. */
const KINDS = [
  [/\b[Cc]ould not\b/, '“Couldn’t …”'],
  [
    /\b([Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Dd]o|[Dd]oes|[Dd]id|[Hh]as|[Hh]ave|would|should|will) not\b|\b[Cc]annot\b/,
    'the contraction',
  ],
  [/(^|[.:;] |, so |\b(when|while) )([Ii]t|That|[Tt]here) is(?= [a-z])/, 'the contraction'],
  [/(^|[.;:] )([Yy]ou|[Ww]e|[Tt]hey) are(?= [a-z])/, 'the contraction'],
  [/\bany more(?= *[.,;:]|$)/, '“anymore” or “no longer”'],
  [/(?<!\ball )at once\b/, '“right away”'],
  [/\bonce more\b/, '“again”'],
  [/\bof (this|that) name\b/, '“with this name”'],
  [/\b[Ww]hoever\b/, '“anyone who”'],
  [/\bholds for\b/, '“is true of”'],
  [/\b[Ww]hat is (stored|held|kept)\b/, '“the saved version”'],
  [
    /^(The|Your) [a-z ]+ (was not|were not|wasn['’]t|weren['’]t) (saved|sent|loaded|deleted|changed|exported|undone|set)$/,
    '“Couldn’t …”',
  ],
];

/** SQL statements. */
const SQL = /\b(SELECT|FROM|WHERE|CASE WHEN|IS NOT NULL|UPDATE|DELETE|INSERT)\b/;

/** Sentences for users begin with a capital letter, or are JSX text; field names, queries, and addresses don't. */
const isSentence = (text) => /^\s*[“"]?[A-Z].*\s/su.test(text);

/**
 * Reports phrases in visible texts that sound translated: failures in the passive, missing contractions, unusual
 * words.
 */
export const nativeCopy = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      phrase: 'Write {{instead}}, not “{{phrase}}”: visible texts sound as people talk.',
    },
  },
  create(context) {
    const check = (loc, text) => {
      const shown = text.replaceAll(/\s+/g, ' ').trim();
      if (shown === '' || SQL.test(shown) || SPECIFIED.includes(JSON.stringify(shown).slice(1, -1)))
        return;
      for (const [kind, instead] of KINDS) {
        const phrase = kind.exec(shown)?.[0];
        if (phrase === undefined) continue;
        context.report({ loc, messageId: 'phrase', data: { phrase, instead } });
        return;
      }
    };
    return {
      Literal: ({ loc, value }) => {
        if (typeof value === 'string' && isSentence(value)) check(loc, value);
      },
      TemplateLiteral: ({ loc, quasis, parent }) => {
        if (parent.type === 'TaggedTemplateExpression') return;
        const text = quasis.map(({ value }) => value.cooked ?? '').join('X');
        if (isSentence(text) || /^X .*[.!?]$/su.test(text)) check(loc, text);
      },
      JSXText: ({ loc, value }) => check(loc, value),
    };
  },
};
