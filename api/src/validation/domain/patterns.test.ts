import { isMeetingLink, parseBirthday } from '@rapport/contracts';
import fc from 'fast-check';
import { emailProblem, phoneProblem, webAddressProblem } from './address-rules.ts';
import * as patterns from './patterns.ts';
import { isVisible, requiredTextProblem, textProblem } from './text-rules.ts';
import { timeProblem } from './time-rules.ts';

const RUNS = { numRuns: 2_000, seed: 7 };
const longest = 320;

const RULES: [pattern: string, rule: (text: string) => unknown][] = [
  [patterns.LINE, (text) => requiredTextProblem(text, { longest })],
  [patterns.LINE_OR_EMPTY, (text) => textProblem(text, { longest })],
  [patterns.LINES_OR_EMPTY, (text) => textProblem(text, { longest, multiline: true })],
  [patterns.EMAIL, emailProblem],
  [patterns.WEB_ADDRESS, webAddressProblem],
  [patterns.PHONE, phoneProblem],
  [patterns.MEETING_LINK, (text) => (isMeetingLink(text) ? null : text)],
  [patterns.BIRTHDAY, (text) => (parseBirthday(text) === null ? text : null)],
];

describe('a text that matches a documented pattern', () => {
  it.each(RULES)('passes its rule: %s', (pattern, rule) => {
    const texts = fc
      .stringMatching(new RegExp(pattern))
      .map((text) => text.trim())
      .filter((text) => [...text].length <= longest && new RegExp(pattern, 'u').test(text))
      // A pattern can't express which Punycode host names are valid.
      .filter((text) => !/xn--/i.test(text));
    fc.assert(
      fc.property(texts, (text) => {
        expect(rule(text)).toBeNull();
      }),
      RUNS,
    );
  });

  it('contains something visible if and only if the rule sees something visible', () => {
    const line = new RegExp(patterns.LINES_OR_EMPTY, 'u');
    const texts = Array.from({ length: 0x10000 - 0xa0 }, (_, at) => String.fromCharCode(at + 0xa0));
    expect(texts.filter((text) => line.test(text) !== isVisible(text))).toEqual([]);
  });

  it('is a time with a four-digit year from 1900 to 2999', () => {
    const time = new RegExp(patterns.TIME, 'u');
    const moments = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
    fc.assert(
      fc.property(moments, (text) => {
        expect(time.test(text)).toBe(timeProblem(text) === null);
      }),
      RUNS,
    );
  });
});
