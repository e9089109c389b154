import fc from 'fast-check';
import { CONDITION_FIELDS, matchesConditions } from './match-conditions.ts';

const scores = { bigFiveOpenness: 70, hoganAmbition: 0, hoganSociability: null };

describe('matchesConditions', () => {
  it.each([
    ['{"bigFiveOpenness":{"min":70,"max":70}}', true],
    ['{"bigFiveOpenness":{"min":70.5}}', false],
    ['{"bigFiveOpenness":{"max":69}}', false],
    ['{"hoganAmbition":{"max":30}}', true],
    ['{"bigFiveOpenness":{"min":0},"hoganAmbition":{"min":1}}', false],
    ['{"panasPositiveAffect":{"min":99}}', true],
    ['{"bigFiveOpenness":{"low":99}}', true],
    ['{}', true],
  ])('checks every named score against inclusive bounds: %s', (conditions, expected) => {
    expect(matchesConditions(conditions, scores)).toBe(expected);
  });

  it.each([
    '[]',
    '[{"bigFiveOpenness":{"min":1}}]',
    '"{}"',
    '7',
    'true',
    'null',
    '{',
    'openness above 70',
    '',
    '   ',
  ])('does not match text that isn’t an object: %j', (conditions) => {
    expect(matchesConditions(conditions, scores)).toBe(false);
  });

  it.each([null, undefined])('does not match %s', (conditions) => {
    expect(matchesConditions(conditions, scores)).toBe(false);
  });

  it.each([
    '{"bigFiveOpenness":{"min":"1"}}',
    '{"bigFiveOpenness":{"min":null}}',
    '{"bigFiveOpenness":{"max":true}}',
    '{"bigFiveOpenness":70}',
    '{"bigFiveOpenness":null}',
    '{"bigFiveOpenness":[]}',
  ])('does not match a bound that isn’t a number: %s', (conditions) => {
    expect(matchesConditions(conditions, scores)).toBe(false);
  });

  it.each([
    ['missing', '{"bigFiveAgreeableness":{}}'],
    ['null', '{"hoganSociability":{"max":100}}'],
  ])('does not match a named score that is %s', (_, conditions) => {
    expect(matchesConditions(conditions, scores)).toBe(false);
  });

  it('does not match a score that isn’t a number', () => {
    const broken = { bigFiveOpenness: Number.NaN, hoganAmbition: '80' as unknown as number };
    expect(matchesConditions('{"bigFiveOpenness":{}}', broken)).toBe(false);
    expect(matchesConditions('{"hoganAmbition":{"min":1}}', broken)).toBe(false);
  });
});

describe('matchesConditions for any conditions', () => {
  const score = fc.integer({ min: 0, max: 100 });
  const limits = fc.record({ min: score, max: score }, { requiredKeys: [] });
  const boundsPerField = fc.dictionary(fc.constantFrom(...CONDITION_FIELDS), limits);
  const allScores = fc.record(
    Object.fromEntries(CONDITION_FIELDS.map((field) => [field, score] as const)),
  );

  it('never fails, for any text and any scores', () => {
    const anything = fc.dictionary(fc.constantFrom(...CONDITION_FIELDS), fc.anything());
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), anything, (conditions, broken) => {
        const read = matchesConditions(conditions, broken as Record<string, number>);
        expect([true, false]).toContain(read);
      }),
    );
  });

  it('matches if and only if every named score is within its bounds', () => {
    fc.assert(
      fc.property(boundsPerField, allScores, (bounds, given) => {
        const outside = Object.entries(bounds).filter(
          ([field, { min = 0, max = 100 }]) => given[field]! < min || given[field]! > max,
        );
        expect(matchesConditions(JSON.stringify(bounds), given)).toBe(outside.length === 0);
      }),
    );
  });

  it('does not depend on the order of the scores', () => {
    fc.assert(
      fc.property(boundsPerField, allScores, (bounds, given) => {
        const reversed = Object.fromEntries(Object.entries(bounds).reverse());
        expect(matchesConditions(JSON.stringify(reversed), given)).toBe(
          matchesConditions(JSON.stringify(bounds), given),
        );
      }),
    );
  });

  it('ignores every score that is not one of the nine', () => {
    const others = fc.dictionary(
      fc.constantFrom('viaWisdom', 'panasNegativeAffect', 'mood', 'toString'),
      fc.anything(),
    );
    fc.assert(
      fc.property(boundsPerField, others, allScores, (bounds, more, given) => {
        expect(matchesConditions(JSON.stringify({ ...more, ...bounds }), given)).toBe(
          matchesConditions(JSON.stringify(bounds), given),
        );
      }),
    );
  });
});
