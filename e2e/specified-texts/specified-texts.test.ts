import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textsOf } from './asserted-texts.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Every text that the screens have to show word for word: by the test or page object that checks it, then by the
 * screen and its state. For a text with a variable part, it contains the parts around that.
 */
type SpecifiedTexts = Record<string, Record<string, string[]>>;

const list: SpecifiedTexts = JSON.parse(
  readFileSync(new URL('specified-texts.json', `file://${__dirname}/`), 'utf8'),
);

const rows = Object.entries(list).flatMap(([file, states]) =>
  Object.entries(states).flatMap(([state, texts]) => texts.map((text) => ({ file, state, text }))),
);

test.each(rows)('$state: "$text" is seen by $file', ({ file, text }) => {
  const path = `${REPOSITORY}${file}`;
  expect(existsSync(path)).toBe(true);
  const whole = new RegExp(`(?<![A-Za-z])${text.replaceAll(/[^\w ]/g, '\\$&')}(?![A-Za-z])`);
  expect(textsOf(path).some((asserted) => whole.test(asserted))).toBe(true);
});
