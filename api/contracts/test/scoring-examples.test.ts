import { noteIcon, quizPageState, quizResponses, quizState, scoreQuiz } from '../src/index.ts';
import { type QuizResponse, type Answer } from '../src/index.ts';
import { EXAMPLE_BANK, vectorsOf } from './scoring-vectors.ts';

describe('scoring examples', () => {
  it.each(vectorsOf('quiz'))('$name', ({ responses, expected }) => {
    const {
      notes,
      enneagramCoLeaders: _,
      ...result
    } = scoreQuiz(EXAMPLE_BANK, responses as QuizResponse[]);
    expect({ ...result, notes: notes.map(({ code, icon }) => ({ code, icon })) }).toEqual(expected);
    expect(notes.map(({ text }) => noteIcon(text))).toEqual(notes.map(({ icon }) => icon));
  });

  it.each(vectorsOf('progress'))('$name', ({ answers, asked, expected }) => {
    const given = answers as Answer[];
    const { next, ...state } = quizState(EXAMPLE_BANK, given);
    expect({ ...state, next: next?.id ?? null }).toEqual(expected);

    const responses = quizResponses(EXAMPLE_BANK, given);
    expect(responses.map(({ questionId }) => questionId)).toEqual(asked);
    expect(quizPageState(EXAMPLE_BANK, responses)).toMatchObject({
      answered: state.answered,
      expected: state.expected,
      percent: state.percent,
    });
  });

  it.each(vectorsOf('icon'))('$name', ({ text, expected }) => {
    expect(noteIcon(text!)).toBe(expected);
  });
});
