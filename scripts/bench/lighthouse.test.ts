import { scoresOf } from './lighthouse.ts';

test('scores and the layout shift are read from a report', () => {
  const report = {
    categories: {
      performance: { score: 0.97 },
      accessibility: { score: 0.9 },
      'best-practices': { score: 1 },
    },
    audits: { 'cumulative-layout-shift': { numericValue: 0.0124 } },
  };
  expect(scoresOf(report)).toEqual({
    performance: 97,
    accessibility: 90,
    'best-practices': 100,
    CLS: 0.012,
  });
});

test('the error explains why Lighthouse measured nothing', () => {
  const failed = {
    runtimeError: { message: 'The page did not load.' },
    audits: { 'cumulative-layout-shift': { numericValue: 0 } },
    categories: { performance: { score: null } },
  };
  expect(() => scoresOf(failed)).toThrow(
    'Lighthouse has no value for categories.performance.score. The page did not load.',
  );
});
