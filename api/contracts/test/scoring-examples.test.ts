import {
  type Answer,
  matchesConditions,
  noteIcon,
  parseActionSteps,
  type PersonalityScores,
  profileSummary,
  quizPageState,
  type QuizResponse,
  quizResponses,
  quizState,
  scoreQuiz,
  scoreSelfAssessment,
  type SelfAssessmentAnswers,
  selfAssessmentButtonText,
  selfAssessmentProgressText,
} from '../src/index.ts';
import { EXAMPLE_BANK, EXAMPLE_SELF_ASSESSMENT, vectorsOf } from './scoring-vectors.ts';

describe('quiz examples', () => {
  it.each(vectorsOf('quiz'))('$name', ({ responses, expected }) => {
    const { notes, ...result } = scoreQuiz(EXAMPLE_BANK, responses as QuizResponse[]);

    expect({ ...result, notes: notes.map(({ code, icon }) => ({ code, icon })) }).toEqual({
      ...(expected as object),
      enneagramCoLeaders: expect.any(Array),
    });
    expect(notes.map(({ text }) => noteIcon(text))).toEqual(notes.map(({ icon }) => icon));
  });
});

describe('progress examples', () => {
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
});

describe('icon examples', () => {
  it.each(vectorsOf('icon'))('$name', ({ text, expected }) => {
    expect(noteIcon(text!)).toBe(expected);
  });
});

describe('self-assessment examples', () => {
  it.each(vectorsOf('self'))('$name', ({ answers, expected }) => {
    const result = scoreSelfAssessment(EXAMPLE_SELF_ASSESSMENT, answers as SelfAssessmentAnswers);

    expect({
      scores: result.scores,
      measured: result.measured,
      progress: selfAssessmentProgressText(result),
      complete: result.complete,
      button: selfAssessmentButtonText(result),
    }).toEqual(expected);
  });
});

describe('coaching examples', () => {
  it.each(vectorsOf('coaching'))('$name', ({ conditions, scores, expected }) => {
    expect(matchesConditions(conditions, scores as Partial<PersonalityScores>)).toBe(expected);
  });
});

describe('action step examples', () => {
  it.each(vectorsOf('actionSteps'))('$name', ({ input, expected }) => {
    expect(parseActionSteps(input)).toEqual(expected);
  });
});

describe('profile summary examples', () => {
  it.each(vectorsOf('summary'))('$name', ({ scores, expected }) => {
    const rows = profileSummary(scores as Partial<PersonalityScores>);
    expect(rows.map(({ row, highlight }) => ({ row, highlight }))).toEqual(expected);
  });
});
