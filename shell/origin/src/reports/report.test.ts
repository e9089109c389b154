import { reportLine } from './report.ts';

describe('reportLine', () => {
  it('writes a report on one line', () => {
    expect(reportLine('{"remote": "mf-x",\n "message": "two\\nlines", "trace": ["a", "b"]}')).toBe(
      '{"remote":"mf-x","message":"two\\nlines","trace":["a","b"]}',
    );
  });

  it.each([
    ['text', 'no\njson'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['an object without a field', '{}'],
    ['a deep value', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['an object in an object', '{"a":{"b":1}}'],
    ['a list of lists', '{"a":[["b"]]}'],
    ['a long text', JSON.stringify({ a: 'x'.repeat(4_001) })],
    ['many fields', JSON.stringify(Object.fromEntries([...Array(21).keys()].map((n) => [n, n])))],
  ])('refuses %s', (_what, text) => {
    expect(reportLine(text)).toBeUndefined();
  });

  it('writes no token and no search', () => {
    const message = 'TypeError at http://localhost:4200/contacts?q=Ada#access_token=abc';
    expect(
      reportLine(JSON.stringify({ message, trace: ['http://x.test/assets/a-B3x9.js:1:2'] })),
    ).toBe(
      '{"message":"TypeError at http://localhost:4200/contacts?…","trace":["http://x.test/assets/a-B3x9.js:1:2"]}',
    );
  });

  it.each(['\r\n', '\u2028', '\0', '\u001b[2J'])('keeps %j from ending the line', (sign) => {
    const line = reportLine(JSON.stringify({ a: sign, [`b${sign}`]: 1 })) ?? '';
    const signs = [...line].map((each) => each.codePointAt(0) ?? 0);
    expect(Math.min(...signs)).toBeGreaterThanOrEqual(32);
  });
});
