const NEGATIONS = [
  ...['not', 'no', 'never', 'none', 'nothing', 'nobody', 'neither', 'nor', 'without', 'cannot'],
  ...["don't", "doesn't", "isn't", "aren't", "won't", "can't", "wouldn't", "couldn't"],
  ...['hardly', 'rarely', 'seldom', 'unless', 'except'],
];

const GROUPS = [
  ...['he', 'she', 'him', 'her', 'his', 'hers', 'man', 'woman', 'men', 'women', 'male', 'female'],
  ...['young', 'old', 'older', 'younger', 'age', 'ill', 'sick', 'healthy', 'religious', 'foreign'],
];

const INNER_STATES = [
  ...['feel', 'feels', 'feeling', 'want', 'wants', 'believe', 'believes', 'hope', 'hopes'],
  ...['wish', 'wishes', 'fear', 'fears', 'love', 'loves', 'hate', 'hates', 'prefer', 'prefers'],
];

/** Words that an observation question must not contain, because it's about what can be seen of anyone. */
export const UNTELLING_WORDS: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  ...GROUPS,
  ...INNER_STATES,
]);

/** Words that a question about oneself must not contain; inner states are fine there. */
export const HARD_TO_ANSWER_WORDS: ReadonlySet<string> = new Set([...NEGATIONS, ...GROUPS]);

/** Names of published instruments, which belong to others, and clinical terms. */
export const FOREIGN_NAMES =
  /mbti|myers|briggs|enneagram|hogan|\bvia\b|panas|hexaco|clifton|\bdisc\b|introver|extraver|neurotic/i;

/** Returns the words of a text in lowercase. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];
}

/** Counts the words of a text by its spaces. */
export function wordCount(text: string): number {
  return text.split(' ').length;
}
