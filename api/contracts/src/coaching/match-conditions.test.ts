import { matchesConditions } from './match-conditions.ts';

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
  ])('does not match text that is no object: %j', (conditions) => {
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
  ])('does not match a bound that is no number: %s', (conditions) => {
    expect(matchesConditions(conditions, scores)).toBe(false);
  });

  it.each([
    ['missing', '{"bigFiveAgreeableness":{}}'],
    ['null', '{"hoganSociability":{"max":100}}'],
  ])('does not match a named score that is %s', (_, conditions) => {
    expect(matchesConditions(conditions, scores)).toBe(false);
  });

  it('does not match a score that is no number', () => {
    const broken = { bigFiveOpenness: Number.NaN, hoganAmbition: '80' as unknown as number };
    expect(matchesConditions('{"bigFiveOpenness":{}}', broken)).toBe(false);
    expect(matchesConditions('{"hoganAmbition":{"min":1}}', broken)).toBe(false);
  });
});
