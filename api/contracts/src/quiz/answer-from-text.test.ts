import { ANSWERS } from '../types.ts';
import { answerFromText } from './answer-from-text.ts';
import { QUIZ_BANK } from './quiz-questions.ts';

const [question, other] = QUIZ_BANK as unknown as [
  (typeof QUIZ_BANK)[number],
  (typeof QUIZ_BANK)[number],
];

describe('answerFromText', () => {
  it.each(ANSWERS)('takes the bare answer %s', (answer) => {
    expect(answerFromText(question, answer)).toBe(answer);
  });

  it('takes the wording of every choice of every question', () => {
    for (const asked of QUIZ_BANK) {
      const texts = [asked.optionA.text, asked.optionB.text, asked.unsure.text];
      expect(texts.map((text) => answerFromText(asked, text))).toEqual(['A', 'B', 'Unsure']);
    }
  });

  it('overlooks case and spacing', () => {
    expect(answerFromText(question, ' unsure\n')).toBe('Unsure');
    expect(answerFromText(question, `  ${question.optionB.text.toUpperCase()} `)).toBe('B');
    expect(answerFromText(question, question.optionA.text.replace(' ', '  '))).toBe('A');
  });

  it.each(['', '  ', 'C', 'AB', 'null', other.optionA.text, `${question.optionA.text}!`])(
    'does not guess at %j',
    (text) => expect(answerFromText(question, text)).toBeNull(),
  );
});
