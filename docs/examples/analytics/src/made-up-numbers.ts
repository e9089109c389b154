import {
  type DueByWeek,
  type EstimatesByCertainty,
  type InteractionsByMonth,
} from '@rapport/api-client';

interface Numbers {
  due: DueByWeek;
  interactions: InteractionsByMonth;
  estimates: EstimatesByCertainty;
}

const byType = { call: 4, meeting: 2, email: 3, message: 1, event: 0, note: 1 };

/** What the page shows in tests, and while this remote runs alone. */
export const madeUpNumbers: Numbers = {
  due: {
    overdue: 4,
    weeks: [
      { from: '2026-03-18', to: '2026-03-22', count: 2 },
      { from: '2026-03-23', to: '2026-03-29', count: 5 },
      { from: '2026-03-30', to: '2026-04-05', count: 1 },
    ],
    later: 9,
  },
  interactions: {
    months: [
      { month: '2026-01', total: 11, byType },
      { month: '2026-02', total: 18, byType: { ...byType, call: 11 } },
      { month: '2026-03', total: 7, byType: { ...byType, call: 0 } },
    ],
  },
  estimates: {
    estimated: 6,
    withoutEstimate: 12,
    certainties: [
      { certainty: 'strong', workStyle: 1, motivation: 0 },
      { certainty: 'consistent', workStyle: 2, motivation: 1 },
      { certainty: 'close_call', workStyle: 0, motivation: 1 },
      { certainty: 'fair', workStyle: 1, motivation: 2 },
      { certainty: 'mixed', workStyle: 2, motivation: 1 },
      { certainty: 'low', workStyle: 0, motivation: 0 },
      { certainty: 'open', workStyle: 0, motivation: 1 },
    ],
  },
};
