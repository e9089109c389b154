import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const page = readFileSync(join(process.cwd(), 'shell/index.html'), 'utf8');
const [, script = ''] = /<script>(\s*\(function[\s\S]*?)<\/script>/.exec(page) ?? [];

/** The features of a browser that the product requires. */
interface Abilities {
  importMaps?: boolean;
  styles?: boolean;
}

/** Runs the page's script that checks the browser. */
function isTold({ importMaps, styles }: Abilities): boolean {
  let told = false;
  const element = { removeAttribute: (name: string) => (told = name === 'hidden') };
  const supports = (does?: boolean) => (does === undefined ? undefined : () => does);
  const globals = {
    HTMLScriptElement: { supports: supports(importMaps) },
    CSS: { supports: supports(styles) },
    document: { getElementById: () => element },
  };
  runInNewContext(script, { ...globals, window: globals });
  return told;
}

describe('the notice for an old browser', () => {
  it('is hidden if everything is supported', () => {
    expect(isTold({ importMaps: true, styles: true })).toBe(false);
  });

  it.each([
    ['import maps', { styles: true }],
    ['import maps, which it is asked for', { importMaps: false, styles: true }],
    ['styles', { importMaps: true, styles: false }],
    ['any way to ask for styles', { importMaps: true }],
  ])('is shown without %s', (_, abilities) => {
    expect(isTold(abilities)).toBe(true);
  });

  it('uses only ES5 syntax', () => {
    expect(script).not.toMatch(/=>|\b(const|let)\b|\?\.|`/);
  });
});
