import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the font face of the fallback, without spaces and comments. */
function fallbackFace(file: string): string | undefined {
  const text = readFileSync(join(__dirname, file), 'utf8').replaceAll(/\s+/g, '');
  return /@font-face\{font-family:'InterFallback';[^}]*\}/.exec(text)?.[0];
}

it('stands in the HTML as shared-ui has it, or text would move when the font comes', () => {
  const face = fallbackFace('../../shared-ui/src/theme/fonts.css');
  expect(face).toContain('size-adjust');
  expect(fallbackFace('../index.html')).toBe(face);
});
