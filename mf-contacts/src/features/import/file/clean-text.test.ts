import { cleanAddress, cleanLine } from './clean-text.ts';

describe('cleanLine', () => {
  it.each([
    ['Ze\u200bro\ufeff Vale', 'Zero Vale'],
    ['\u202aAda\u202c', 'Ada'],
    ['Ada\u200e Lovelace', 'Ada Lovelace'],
    ['\u200fנועה כהן (Acme\u200e)', 'נועה כהן (Acme\u200e)'],
    ['می\u200cنا رضایی', 'می\u200cنا رضایی'],
    ['Robin 👩🏽\u200d💻 Bloom', 'Robin 👩🏽\u200d💻 Bloom'],
    ['\u202bשם\u202c טוב', 'שם טוב'],
  ])('keeps of %j what carries something', (text, clean) => expect(cleanLine(text)).toBe(clean));
});

it('an address keeps no invisible mark', () => {
  expect(cleanAddress('\u2066ليلى\u200f@example.com\u2069')).toBe('ليلى@example.com');
});
