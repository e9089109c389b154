import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withThemeColors } from './theme-colors.ts';

describe('withThemeColors', () => {
  it('writes the color of both themes, or of one', () => {
    expect(withThemeColors('color: theme(surface); content="light(text)" dark(text)')).toBe(
      'color: light-dark(#fffefc, #1a1917); content="#211e1a" #efece6',
    );
  });

  it('refuses a color that the theme does not have', () => {
    expect(() => withThemeColors('theme(surfaze)')).toThrow('no color "surfaze"');
  });
});

test('index.html has no color of its own', () => {
  const page = readFileSync(join(process.cwd(), 'shell/index.html'), 'utf8');
  expect(page.match(/#[\da-f]{6}\b/gi)).toBeNull();
  expect(() => withThemeColors(page)).not.toThrow();
});
