import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkVersion } from './check-version.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'types-'));
  manifest('1.2.0');
  writeFileSync(join(workspace, 'CHANGELOG.md'), '# Changelog\n\n## 1.2.0\n\n## 2.0.0\n');
  check('export declare function draw(name: string): void;', { record: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

function manifest(version: string) {
  const value = { name: '@rapport/x', version, exports: { '.': './src/index.ts' } };
  writeFileSync(join(workspace, 'package.json'), JSON.stringify(value));
}

function check(
  types: string,
  {
    document,
    ...change
  }: { purpose?: 'publish' | 'check' | 'try'; record?: boolean; document?: string } = {},
) {
  const texts = new Map([['index.d.ts', types]]);
  checkVersion({ dir: '.', ...(document && { document }) }, texts, {
    workspace,
    purpose: 'try',
    record: false,
    ...change,
  });
}

const recorded = () => readFileSync(join(workspace, 'public-types.txt'), 'utf8');
const NEEDS_MORE = 'export declare function draw(name: string, size: number): void;';
const HAS_MORE =
  'export declare function draw(name: string): void;\nexport declare const SIZE: number;';

describe('checkVersion', () => {
  it('refuses a breaking change without a new major version', () => {
    expect(() => check(NEEDS_MORE)).toThrow(
      'Raise its version in ./package.json to 2.0.0 or higher',
    );
    manifest('2.0.0');
    expect(() => check(NEEDS_MORE)).not.toThrow();
  });

  it('wants a version for additions too, as a publication does, except for a try', () => {
    expect(() => check(HAS_MORE)).not.toThrow();
    for (const purpose of ['publish', 'check'] as const) {
      expect(() => check(HAS_MORE, { purpose })).toThrow('to 1.3.0 or higher');
    }
  });

  it('leaves what is recorded alone until a version is published', () => {
    const before = recorded();
    manifest('2.0.0');
    check(NEEDS_MORE);
    check(NEEDS_MORE, { purpose: 'check' });
    expect(recorded()).toBe(before);
    check(NEEDS_MORE, { purpose: 'publish' });
    expect(recorded()).toContain('version 2.0.0');
  });

  it('refuses a change of the document that breaks clients while the major version is the same', () => {
    const same = 'export declare function draw(name: string): void;';
    const withPaths = (paths: object) => {
      const document = { paths, components: { schemas: {} } };
      writeFileSync(join(workspace, 'openapi.json'), JSON.stringify(document));
    };
    const of = { document: 'openapi.json' };
    withPaths({ '/a': { get: { responses: {} } } });
    check(same, { ...of, record: true });
    expect(() => check(same, of)).not.toThrow();
    withPaths({ '/b': { get: { responses: {} } } });
    expect(() => check(same, of)).toThrow('GET /a is gone (major)\nRaise its version');
    manifest('2.0.0');
    check(same, { ...of, purpose: 'publish' });
    expect(() => check(same, of)).not.toThrow();
  });
});
