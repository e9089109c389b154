import { LIBRARY } from '../content/library.ts';
import { type TipMark } from './tips.ts';
import { workedTips } from './worked-tips.ts';

const mark = (tipId: string, wentWell: boolean): TipMark => ({
  ...{ tipId, wentWell },
  helped: true,
  sinceRun: true,
});

describe('workedTips', () => {
  it('counts how often a tip was used and how often that went well, the most used first', () => {
    const marks = [
      ...[true, false, true].map((wentWell) => mark('I.do', wentWell)),
      ...[true, true, false, false].map((wentWell) => mark('J.decision', wentWell)),
    ];
    expect(workedTips(marks, LIBRARY)).toEqual([
      { tipId: 'J.decision', text: expect.any(String), used: 4, wentWell: 2 },
      { tipId: 'I.do', text: 'Send your question the day before.', used: 3, wentWell: 2 },
    ]);
  });

  it('leaves out tips with fewer than three uses and tips that no longer exist', () => {
    const gone = [true, true, true].map((wentWell) => mark('X.gone', wentWell));
    expect(workedTips([mark('I.do', true), mark('I.do', true), ...gone], LIBRARY)).toEqual([]);
  });
});
