import { type Answer, QUIZ_BANK } from '@rapport/contracts';
import { narrowedText, questionsToNarrow, type QuizAnswers } from './quiz-answers.ts';

/** The motivation types 1, 3, and 8 are tied. */
const tied: QuizAnswers = { answers: ['B', 'A', 'A', 'A', 'A', 'A', 'A'], narrowing: null };
const count = questionsToNarrow(QUIZ_BANK, tied).length;

/** All combinations of answers to the narrowing questions, and the text at the end of each. */
const texts = Array.from({ length: 2 ** count }, (_, bits) => {
  const narrowing = Array.from({ length: count }, (_each, index): Answer =>
    (bits >> index) % 2 === 0 ? 'A' : 'B',
  );
  return narrowedText(QUIZ_BANK, { ...tied, narrowing });
});

describe('the end of narrowing down', () => {
  it('names the type that leads now', () => {
    const narrowing = ['B', 'B', 'B', 'A', 'A'] as const;
    expect(narrowedText(QUIZ_BANK, { ...tied, narrowing })).toBe(
      'Impact-Asserting leads now, so the tie is settled.',
    );
  });

  it('says what changed, or that nothing did, whatever the answers are', () => {
    const kinds = [
      /^[A-Z][\w-]+ leads now, so the tie is settled\.$/,
      /^Still tied after 12 answers: .+ and .+ fit equally\. That may be how they are\.$/,
      /^[A-Z].+ (is|are) out\. .+ and .+ still fit equally after 12 answers\.$/,
    ];
    for (const text of texts) expect(kinds.some((kind) => kind.test(text ?? ''))).toBe(true);
  });

  it('says nothing before it', () => {
    expect(narrowedText(QUIZ_BANK, tied)).toBeNull();
  });
});
