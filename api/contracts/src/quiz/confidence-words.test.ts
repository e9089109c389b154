import {
  motivationConfidence,
  openLettersRemark,
  workStyleConfidence,
} from './confidence-words.ts';

describe('workStyleConfidence', () => {
  it.each([
    [60, '60 or less', 'low'],
    [61, '61%', 'mixed'],
    [69, '69%', 'mixed'],
    [70, '70%', 'fair'],
    [73, '73%', 'fair'],
    [75, '75%', 'consistent'],
    [85, '85%', 'strong'],
    [100, '100%', 'strong'],
  ])('describes %d as %s, %s', (percent, number, word) => {
    expect(workStyleConfidence(percent)).toEqual({ number, word, remark: null });
  });

  it('adds how many letters are open', () => {
    expect(workStyleConfidence(73, ['S'])).toEqual({
      number: '73%',
      word: 'fair',
      remark: 'one letter open',
    });
  });
});

describe('motivationConfidence', () => {
  it.each([
    [50, '50 or less', 'low'],
    [51, '51%', 'mixed'],
    [64, '64%', 'mixed'],
    [72, '72%', 'fair'],
    [80, '80%', 'consistent'],
    [87, '87%', 'strong'],
  ])('describes %d of a type that leads clearly as %s, %s', (percent, number, word) => {
    expect(motivationConfidence(percent)).toEqual({ number, word, remark: null });
  });

  it('never sounds certain while other types are close behind', () => {
    expect(motivationConfidence(80, [3, 8]).word).toBe('close call');
    expect(motivationConfidence(64, [3, 8]).word).toBe('mixed');
  });
});

describe('openLettersRemark', () => {
  it.each([
    [[], null],
    [['S'], 'one letter open'],
    [['S', 'J'], 'two letters open'],
    [['E', 'S', 'J'], 'three letters open'],
    [['E', 'S', 'T', 'J'], 'all letters open'],
  ])('for %j is %j', (letters, remark) => {
    expect(openLettersRemark(letters)).toBe(remark);
  });
});
