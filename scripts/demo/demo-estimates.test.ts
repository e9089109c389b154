import { answerEvidence, QUIZ_BANK, scoreQuiz } from '@rapport/contracts';
import { DEMO_CONTACTS } from './demo-contacts.ts';
import { DEMO_ESTIMATES } from './demo-estimates.ts';
import { DEMO_HISTORIES } from './demo-histories.ts';
import { demoSelfAssessment } from './demo-self-assessment.ts';
import { quizAnswers } from './quiz-answers.ts';

const estimates = Object.entries(DEMO_ESTIMATES);
const quizzes = estimates.flatMap(([name, { findings }]) =>
  findings.flatMap((finding) =>
    finding.kind === 'quiz' ? [{ name, responses: quizAnswers(finding.answers) }] : [],
  ),
);
const resultOf = (name: string) => {
  const { responses } = quizzes.findLast((quiz) => quiz.name === name)!;
  return { ...scoreQuiz(QUIZ_BANK, responses), ...answerEvidence(QUIZ_BANK, responses) };
};

describe('the demo estimates', () => {
  it('belong to demo contacts who have not objected, and leave some without', () => {
    const names = DEMO_CONTACTS.map(({ displayName }) => displayName);
    expect(names).toEqual(expect.arrayContaining(estimates.map(([name]) => name)));
    expect(names.length - estimates.length).toBeGreaterThanOrEqual(2);
    for (const [name] of estimates) expect(DEMO_HISTORIES[name]?.objected).toBeUndefined();
  });

  it.each(estimates)(
    'are listed from the oldest on, starting with a quiz (%s)',
    (_, { findings }) => {
      const days = findings.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(findings[0]?.kind).toBe('quiz');
    },
  );

  it.each(estimates)(
    'rest on the interaction in which something was seen or tried (%s)',
    (name, { findings, tipMarks = {} }) => {
      const days = DEMO_HISTORIES[name]?.interactions.map(({ daysAgo }) => daysAgo);
      const observed = findings.filter(({ kind }) => kind === 'observation');
      for (const { daysAgo } of observed) expect(days).toContain(daysAgo);
      for (const day of Object.keys(tipMarks)) expect(days).toContain(Number(day));
    },
  );

  it('show everything that a quiz can leave: letters and motivations in every state', () => {
    const results = estimates.map(([name]) => resultOf(name));
    const letters = results.flatMap(({ axes }) => Object.values(axes).map(({ state }) => state));
    expect(new Set(letters)).toEqual(new Set(['certain', 'open', 'unknown']));
    const motivations = results.map(({ motivation }) => motivation.state);
    expect(motivations).toEqual(expect.arrayContaining(['clear', 'weak', 'tied']));
  });

  it('have retakes, a changed answer, observations, and a tip that failed twice', () => {
    const kinds = estimates.flatMap(([, { findings }]) => findings.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['quiz', 'change', 'observation']));
    expect(quizzes.length).toBeGreaterThan(estimates.length);
    const marks = estimates.flatMap(([, { tipMarks = {} }]) => {
      const all = Object.values(tipMarks).flatMap((tips) => Object.entries(tips));
      return [...new Set(all.map(([id]) => id))].map((id) =>
        all.filter(([tip]) => tip === id).map(([, helped]) => helped),
      );
    });
    expect(marks.some((own) => own.length >= 3)).toBe(true);
    // Numeric keys ascend, so the newest mark comes first.
    expect(marks.some((own) => own.slice(0, 2).join() === 'false,false')).toBe(true);
  });

  it('have Mary Somerville and Srinivasa Ramanujan as the design of the guidance has them', () => {
    expect(resultOf('Mary Somerville')).toMatchObject({
      mbtiType: 'INFJ',
      mbtiConfidence: 73,
      mbtiAmbiguousLetters: ['N'],
      motivation: { state: 'tied', types: [2, 3, 9] },
      axes: { SN: { letter: 'N', state: 'open', for: 3, against: 2 } },
    });
    expect(resultOf('Srinivasa Ramanujan')).toMatchObject({
      mbtiType: 'INTP',
      mbtiConfidence: 87,
      mbtiAmbiguousLetters: [],
      enneagramConfidence: 72,
      motivation: { state: 'clear', types: [5] },
    });
  });
});

describe('the self-assessment of the demo account', () => {
  it('has clear sides and one driver, ahead of the others', () => {
    expect(demoSelfAssessment()).toMatchObject({
      bigFiveExtraversion: 75,
      bigFiveOpenness: 75,
      bigFiveAgreeableness: 25,
      bigFiveConscientiousness: 75,
      hoganAmbition: 78,
      viaCourage: 25,
    });
  });
});

describe('the answers of a quiz', () => {
  it('come in the order in which the dialog asks, the follow-ups last', () => {
    const ids = quizAnswers('B,B,A,B,Unsure(AAAAB),B,A').map(({ questionId }) => questionId);
    expect(ids.slice(0, 2)).toEqual(['workstyle-ei', 'workstyle-sn']);
    expect(ids.slice(-5)).toEqual([1, 2, 3, 4, 5].map((number) => `motivation-1-f${number}`));
  });

  it('must all be there', () => {
    expect(() => quizAnswers('B,Unsure(AABB),A,B,A,B,A')).toThrow('workstyle-sn');
  });
});
