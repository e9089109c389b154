import {
  ANSWERS,
  estimateDetails,
  QUIZ_BANK,
  scoreQuiz,
  type QuizResponse,
} from '@rapport/contracts';
import fc from 'fast-check';
import { makeRun, OPEN_ANSWERS, responsesOf } from '../../testing/make-run.ts';
import { changeEffect, previewRun } from './change-effect.ts';

const ids = QUIZ_BANK.map(({ id }) => id);
const answers = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...ANSWERS));

describe('the effect of a changed answer', () => {
  it('settles an open letter, and says how sure the work style is then', () => {
    const changes = [{ questionId: 'workstyle-sn-f1', answer: 'B' as const }];
    expect(changeEffect(makeRun(), changes, 'SN')).toEqual({
      tally: '4 to 1 for Conceptual',
      outcome: 'N is decided',
      confidence: { before: '73%', after: '79%' },
    });
  });

  it('says when the letter stays open', () => {
    const changes = [{ questionId: 'workstyle-sn-f1', answer: 'Unsure' as const }];
    expect(changeEffect(makeRun(), changes, 'SN')).toMatchObject({
      tally: '3 to 1 for Conceptual',
    });
    const other = [{ questionId: 'workstyle-sn-f2', answer: 'B' as const }];
    expect(changeEffect(makeRun(), other, 'SN')).toMatchObject({
      tally: '3 to 2 for Concrete',
      outcome: 'the letter stays open',
    });
  });

  it('says when one letter becomes the other', () => {
    const run = makeRun({
      responses: responsesOf({ ...OPEN_ANSWERS, 'workstyle-sn-f1': 'B' }),
    });
    const changes = [{ questionId: 'workstyle-sn', answer: 'A' as const }];
    expect(changeEffect(run, changes, 'SN')).toMatchObject({
      tally: '1 to 0 for Concrete',
      outcome: 'N becomes S',
    });
  });

  it('says when a decided letter opens', () => {
    const changes = [{ questionId: 'workstyle-ei', answer: 'Unsure' as const }];
    expect(changeEffect(makeRun(), changes, 'EI')).toMatchObject({
      tally: 'No answer takes a side',
      outcome: 'E or I opens',
    });
  });

  it('lets one motivation type lead where several were tied', () => {
    const changes = [{ questionId: 'stress-1', answer: 'Unsure' as const }];
    expect(changeEffect(makeRun(), changes, 'motivation')).toEqual({
      tally: 'Tied: Support-Giving, Achievement-Focused',
      outcome: 'no single type leads',
      confidence: null,
    });
    const both = [...changes, { questionId: 'motivation-2', answer: 'Unsure' as const }];
    expect(changeEffect(makeRun(), both, 'motivation')).toMatchObject({
      tally: 'Support-Giving',
      outcome: 'leads then',
    });
  });

  it('is none where the answer is the same', () => {
    const changes = [{ questionId: 'workstyle-ei', answer: 'B' as const }];
    expect(changeEffect(makeRun(), changes, 'EI')).toBeNull();
  });

  it('is what a fresh quiz with the same answers gives', () => {
    fc.assert(
      fc.property(answers, answers, (before, wanted) => {
        const changes = Object.entries(wanted).map(([questionId, answer]) => ({
          questionId,
          answer,
        }));
        const { notes, ...fresh } = scoreQuiz(QUIZ_BANK, responsesOf({ ...before, ...wanted }));
        const preview = previewRun(makeRun({ responses: responsesOf(before) }), changes);
        expect(preview).toMatchObject(fresh);
        expect(preview.notes).toEqual(notes.map(({ text }) => text));
        expect(estimateDetails(QUIZ_BANK, preview.responses ?? [])).toEqual(
          estimateDetails(QUIZ_BANK, inBankOrder(responsesOf({ ...before, ...wanted }))),
        );
      }),
      { numRuns: 60 },
    );
  });
});

function inBankOrder(responses: QuizResponse[]): QuizResponse[] {
  return ids.flatMap((id) => responses.filter(({ questionId }) => questionId === id));
}
