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

describe('a text that matches a pattern of the document', () => {
  it.each(RULES)('keeps its rule: %s', (pattern, rule) => {
    const texts = fc
      .stringMatching(new RegExp(pattern))
      .map((text) => text.trim())
      .filter((text) => [...text].length <= longest && new RegExp(pattern, 'u').test(text))
      // Which names of hosts in Punycode stand for something can't be said in a pattern.
      .filter((text) => !/xn--/i.test(text));
    fc.assert(
      fc.property(texts, (text) => {
        expect(rule(text)).toBeNull();
      }),
      RUNS,
    );
  });

  it('shows something wherever the rule sees something', () => {
    const line = new RegExp(patterns.LINES_OR_EMPTY, 'u');
    const texts = Array.from({ length: 0x10000 - 0xa0 }, (_, at) => String.fromCharCode(at + 0xa0));
    expect(texts.filter((text) => line.test(text) !== isVisible(text))).toEqual([]);
  });

  it('is a time that has a year of four digits from 1900 to 2999', () => {
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
