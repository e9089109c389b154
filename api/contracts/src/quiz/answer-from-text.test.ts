import { ANSWERS } from '../types.ts';
import { answerFromText } from './answer-from-text.ts';
import { EARLIER_OPTION_TEXTS } from './earlier-option-texts.ts';
import { QUIZ_BANK } from './quiz-questions.ts';

const [question, other] = QUIZ_BANK as unknown as [
  (typeof QUIZ_BANK)[number],
  (typeof QUIZ_BANK)[number],
];

describe('answerFromText', () => {
  it.each(ANSWERS)('accepts the bare answer %s', (answer) => {
    expect(answerFromText(question, answer)).toBe(answer);
  });

  it('accepts the wording of every choice of every question', () => {
    for (const asked of QUIZ_BANK) {
      const texts = [asked.optionA.text, asked.optionB.text, asked.unsure.text];
      expect(texts.map((text) => answerFromText(asked, text))).toEqual(['A', 'B', 'Unsure']);
    }
  });

  it('still accepts the wording of an earlier release, for the same answer', () => {
    const reworded = QUIZ_BANK.filter(({ id }) => id in EARLIER_OPTION_TEXTS);
    expect(reworded.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(EARLIER_OPTION_TEXTS).toSorted(),
    );
    for (const asked of reworded) {
      const earlier = EARLIER_OPTION_TEXTS[asked.id] ?? {};
      for (const answer of ANSWERS) {
        const text = earlier[answer];
        if (text !== undefined) expect(answerFromText(asked, text)).toBe(answer);
      }
    }
    const talk = QUIZ_BANK.find(({ id }) => id === 'workstyle-ei-f2');
    // oxlint-disable-next-line rapport/plain-words
    expect(talk && answerFromText(talk, 'talk it through with whoever is near')).toBe('B');
  });

  it('ignores case and spacing', () => {
    expect(answerFromText(question, ' unsure\n')).toBe('Unsure');
    expect(answerFromText(question, `  ${question.optionB.text.toUpperCase()} `)).toBe('B');
    expect(answerFromText(question, question.optionA.text.replace(' ', '  '))).toBe('A');
  });

  it.each(['', '  ', 'C', 'AB', 'null', other.optionA.text, `${question.optionA.text}!`])(
    'does not guess for %j',
    (text) => expect(answerFromText(question, text)).toBeNull(),
  );
});
