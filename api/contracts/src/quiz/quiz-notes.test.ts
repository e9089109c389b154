import { type MotivationType } from '../types.ts';
import { type MotivationScore } from './motivation-score.ts';
import { quizNotes } from './quiz-notes.ts';
import { type WorkStyleScore } from './work-style-score.ts';

const workStyle = (score: Partial<WorkStyleScore>): WorkStyleScore => ({
  type: 'ISTJ',
  confidence: 72,
  openLetters: [],
  ...score,
});
const motivation = (score: Partial<MotivationScore>): MotivationScore => ({
  type: 5,
  confidence: 72,
  coLeaders: [],
  secondaryTypes: [],
  openReason: null,
  ...score,
});
const codes = (ws: Partial<WorkStyleScore>, mo: Partial<MotivationScore>) =>
  quizNotes(workStyle(ws), motivation(mo)).map(({ code }) => code);
const texts = (ws: Partial<WorkStyleScore>, mo: Partial<MotivationScore>) =>
  quizNotes(workStyle(ws), motivation(mo)).map(({ text }) => text);

const contestedS = { dimension: 'SN', letter: 'S', contested: true } as const;
const contestedT = { dimension: 'TF', letter: 'T', contested: true } as const;
const emptyJ = { dimension: 'JP', letter: 'J', contested: false } as const;

describe('quizNotes', () => {
  it.each([
    [100, ['ws_strong']],
    [85, ['ws_strong']],
    [84, ['ws_consistent']],
    [75, ['ws_consistent']],
    [74, []],
    [70, []],
    [69, ['ws_retake']],
    [60, ['ws_retake']],
  ])('comments on a work-style confidence of %d with %j', (confidence, expected) => {
    expect(codes({ confidence }, {})).toEqual(expected);
  });

  it.each([
    [100, ['mo_strong']],
    [85, ['mo_strong']],
    [84, ['mo_consistent']],
    [75, ['mo_consistent']],
    [74, []],
    [70, []],
    [69, ['mo_mixed']],
    [50, ['mo_mixed']],
  ])('comments on a motivation confidence of %d with %j', (confidence, expected) => {
    expect(codes({}, { confidence })).toEqual(expected);
  });

  it('puts work style first, then open letters, motivation, and secondary types', () => {
    expect(
      codes(
        { confidence: 65, openLetters: [contestedS] },
        { confidence: 90, secondaryTypes: [7, 9] },
      ),
    ).toEqual(['ws_retake', 'ws_ambiguous', 'mo_strong', 'mo_secondary']);
  });

  it('says only that types are tied if the first place is shared', () => {
    expect(texts({}, { confidence: 90, coLeaders: [7, 9], secondaryTypes: [7, 9] })).toEqual([
      'The motivation type is less definitive: Insight-Centered, Possibility-Inspired and Harmony-Seeking are tied.',
    ]);
  });

  it('describes an open letter by its two sides', () => {
    expect(texts({ openLetters: [contestedS] }, {})).toEqual([
      'The letter for concrete or conceptual is less definitive: your answers point both ways.',
    ]);
  });

  it('distinguishes letters with contradicting answers from letters without any', () => {
    expect(texts({ openLetters: [contestedS, contestedT, emptyJ] }, {})).toEqual([
      'The letters for concrete or conceptual and for logic or values are less definitive: your answers point both ways. The letter for planned or flexible is less definitive: no answer has settled it yet.',
    ]);
  });

  it.each<[MotivationType[], string]>([
    [[7], 'Possibility-Inspired also fits part of what you saw.'],
    [[7, 9], 'Possibility-Inspired and Harmony-Seeking also fit part of what you saw.'],
  ])('lists the types close behind: %j', (secondaryTypes, expected) => {
    expect(texts({}, { secondaryTypes })).toEqual([expected]);
  });
});
