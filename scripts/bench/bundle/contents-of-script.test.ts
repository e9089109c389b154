import { contentsOfScript, GLUE } from './contents-of-script.ts';

describe('contentsOfScript', () => {
  const folder = 'shell/dist/assets';
  // Of "aaaabbbcc", four columns come from the first source, three from the second, and two from none.
  const map = (first: string, second: string) =>
    JSON.stringify({ version: 3, sources: [first, second], names: [], mappings: 'AAAA,ICAA,G;' });

  it.each([
    ['../../../node_modules/.pnpm/a@1/node_modules/@scope/name/dist/x.js', '@scope/name'],
    ['../../src/remotes/remote-loader.ts', 'shell/src/remotes'],
    ['../../../shared-ui/src/components/button/button.tsx', 'shared-ui/src/components'],
    ['virtual:mf-exposes', GLUE],
  ])('counts what comes from %s as %s', (source, name) => {
    const contents = contentsOfScript('aaaabbbcc', map(source, '../../src/main.ts'), folder);
    expect(new Map(contents).get(name)).toBe(name === GLUE ? 6 : 4);
  });

  it('lists every byte once, most first', () => {
    const contents = contentsOfScript('aaaabbbcc', map('../../src/log.ts', 'x/y.ts'), folder);
    expect(contents).toEqual([
      ['shell/src', 4],
      ['shell/dist/assets', 3],
      [GLUE, 2],
    ]);
  });

  it('counts a script without a source map as glue', () => {
    expect(contentsOfScript('aé', undefined, folder)).toEqual([[GLUE, 3]]);
  });
});
