import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the font face of the fallback, without spaces and comments. */
function fallbackFace(file: string): string | undefined {
  const text = readFileSync(join(__dirname, file), 'utf8').replaceAll(/\s+/g, '');
  return /@font-face\{font-family:'InterFallback';[^}]*\}/.exec(text)?.[0];
}

it("is the same in the HTML as in shared-ui, so text doesn't move when the font loads", () => {
  const face = fallbackFace('../../shared-ui/src/theme/fonts.css');
  expect(face).toContain('size-adjust');
  expect(fallbackFace('../index.html')).toBe(face);
});
