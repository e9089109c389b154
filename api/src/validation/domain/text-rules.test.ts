import fc from 'fast-check';
import { isVisible, lengthOf, requiredTextProblem, textProblem, trimmed } from './text-rules.ts';

const RULES = { longest: 10 };
// fast-check's own 'binary' takes a second to set up.
const anyText = fc.string({
  unit: fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
});

describe('textProblem', () => {
  it.each(['', 'Ada', 'Łukasz', '👩‍🚀', 'مرحبا', 'a'.repeat(10), '👍'.repeat(10)])(
    'accepts %j',
    (text) => {
      expect(textProblem(text, RULES)).toBeNull();
    },
  );

  it.each([
    [7, 'must be text'],
    [['Ada'], 'must be text'],
    [{}, 'must be text'],
    ['a\0b', 'must not contain control characters'],
    ['a\nb', 'must not contain control characters'],
    ['\ud800', 'must not contain broken characters'],
    ['a\udfff', 'must not contain broken characters'],
    ['a'.repeat(11), 'must be at most 10 characters long'],
    ['\u200b\u200d', 'must contain visible characters'],
    ['\u3164', 'must contain visible characters'],
    ['\u2800', 'must contain visible characters'],
  ])('rejects %j', (value, problem) => {
    expect(textProblem(value, RULES)).toBe(problem);
  });

  it('accepts several lines if they’re allowed', () => {
    expect(textProblem('a\n\tb\r\n', { ...RULES, multiline: true })).toBeNull();
    expect(textProblem('a\0b', { ...RULES, multiline: true })).toBe(
      'must not contain control characters',
    );
  });
});

describe('requiredTextProblem', () => {
  it.each([undefined, null, ''])('rejects %j', (value) => {
    expect(requiredTextProblem(value, RULES)).toBe('is required');
  });

  it('accepts visible text', () => {
    expect(requiredTextProblem('Ada', RULES)).toBeNull();
  });
});

describe('trimmed', () => {
  it('removes spaces and zero-width characters only at the ends', () => {
    expect(trimmed('\ufeff \u00a0Ada\u200bL \u2060')).toBe('Ada\u200bL');
    expect(trimmed('\u200b \u200b')).toBe('');
  });

  it('is idempotent', () => {
    fc.assert(fc.property(anyText, (text) => trimmed(trimmed(text)) === trimmed(text)));
  });

  it('never makes a visible text invisible', () => {
    fc.assert(fc.property(anyText, (text) => isVisible(trimmed(text)) === isVisible(text)));
  });
});

describe('lengthOf', () => {
  it('counts an emoji as one', () => {
    expect(lengthOf('👍a')).toBe(2);
  });
});
