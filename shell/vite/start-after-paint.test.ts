import { withLateStart } from './start-after-paint.ts';

const page = (head: string) => `<html><head>${head}</head><body><p>Rapport</p></body></html>`;

describe('withLateStart', () => {
  it('has the script fetched in the head and run by the end of the body', () => {
    const made = withLateStart(
      page('<script type="module" crossorigin src="/assets/a.js"></script>'),
    );
    expect(made).toContain(
      '<head><link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a.js" data-entry />',
    );
    expect(made).not.toContain('src="/assets/a.js"');
    expect(made.indexOf('import(entry)')).toBeGreaterThan(made.indexOf('<p>Rapport</p>'));
  });

  it('refuses a page without a script, which would never start', () => {
    expect(() => withLateStart(page(''))).toThrow('names no script');
  });
});
