import { themeVariables } from './theme-variables.ts';
import { theme } from './theme.ts';

const css = themeVariables.replaceAll(/\s+/g, ' ');

/** Returns the names of the variables that the theme uses. */
function referredTo(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/var\((--[\w-]+)/g)].map(([, n]) => n!);
  return Object.values(value ?? {}).flatMap(referredTo);
}

describe('themeVariables', () => {
  it('give a value to every variable of the theme', () => {
    const missing = referredTo(theme).filter((name) => !css.includes(`${name}:`));
    // A container sets --ground if it isn't on the surface.
    expect(new Set(missing)).toEqual(new Set(['--ground']));
  });

  it('turn dark with the system unless light is chosen, and when dark is chosen', () => {
    expect(css).toMatch(
      /prefers-color-scheme: dark\) \{ :root:not\(\[data-theme='light'\]\) \{ color-scheme: dark/,
    );
    expect(css).toMatch(/:root\[data-theme='dark'\] ?\{ ?color-scheme: ?dark/);
  });

  it('enlarge controls for touch below 64rem', () => {
    expect(css).toMatch(
      /max-width: ?63\.9375rem\) ?\{ ?:root ?\{ ?--size-control: ?2\.75rem; ?--size-control-sm: ?2\.75rem/,
    );
  });

  it('stop motion for users who prefer reduced motion', () => {
    expect(css).toMatch(/prefers-reduced-motion: ?reduce\) ?\{ ?:root ?\{ ?--motion-fast: ?0ms/);
  });
});

describe('theme', () => {
  it('names its variables by group and token', () => {
    expect(theme.color.accentSoft).toBe('var(--color-accent-soft)');
    expect(theme.space[4]).toBe('var(--space-4)');
  });
});
