import { readStatedLine, type StatedInFile, statedLine } from './stated-line.ts';

const LINE =
  'They told me on 2026-03-03 | How to reach them | call: never, email: first | Mornings';

it('writes readable text, and parses it back', () => {
  const stated: StatedInFile = {
    ...{ kind: 'channel', learnedOn: '2026-03-03', text: 'Mornings' },
    channels: { email: 'first', call: 'never' },
  };
  expect(statedLine(stated)).toBe(LINE);
  expect(readStatedLine(LINE)).toEqual(stated);
});

it('keeps the separator inside the user’s words', () => {
  const stated: StatedInFile = { kind: 'other', learnedOn: '2026-03-03', text: 'a | b, c: d' };
  expect(readStatedLine(statedLine(stated))).toEqual(stated);
});

it.each([
  'Likes tea',
  LINE.replace('2026-03-03', '2026-02-31'),
  LINE.replace('2026-03-03', 'Monday'),
  LINE.replace('How to reach them', 'How to write to them'),
  LINE.replace('email: first', 'email: fourth'),
  LINE.replace('email: first', 'fax: first'),
  LINE.replace('call: never, email: first', 'minutes: 25'),
  LINE.replace('Mornings', 'a'.repeat(141)),
  'They told me on 2026-03-03 | Something else | -',
  'They told me on 2026-03-03 | A topic | wanted: yes',
  'They told me on 2026-03-03 | Material before a meeting | days before: 31',
  'They told me on 2026-03-03 | When to reach them | from: 25:00',
])('accepts no other line: %s', (line) => {
  expect(readStatedLine(line)).toBeNull();
});
