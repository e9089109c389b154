import { scoresOf } from './lighthouse.ts';

const report = {
  categories: {
    performance: { score: 0.97 },
    accessibility: {
      score: 0.9,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'button-name', weight: 10 },
        { id: 'accesskeys', weight: 7 },
        { id: 'focus-traps', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [{ id: 'doctype', weight: 1 }] },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1820.4 },
    'total-blocking-time': { numericValue: 40 },
    'cumulative-layout-shift': { numericValue: 0.012 },
    'color-contrast': { score: 0 },
    'button-name': { score: 1 },
    accesskeys: { score: null },
    'focus-traps': { score: 0 },
    doctype: { score: 1 },
  },
};

describe('scoresOf', () => {
  it('reads scores and figures, and names the audits that count and failed', () => {
    expect(scoresOf(report)).toEqual({
      performance: 97,
      accessibility: 90,
      bestPractices: 100,
      lcp: 1820.4,
      tbt: 40,
      cls: 0.012,
      failed: ['color-contrast'],
    });
  });

  it('says why Lighthouse measured nothing', () => {
    const failed = {
      runtimeError: { message: 'The page did not load.' },
      categories: { performance: { score: null } },
    };
    expect(() => scoresOf(failed)).toThrow(
      'Lighthouse has no value for categories.performance.score. The page did not load.',
    );
  });
});
