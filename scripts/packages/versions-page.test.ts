import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';

const text = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const major = (version: string) => version.split('.')[0] ?? '';
const manifest = (dir: string): { version: string; sharedVersion?: string } =>
  JSON.parse(text(`${dir}/package.json`));

/** The catalog has one line for each library. */
const ofCatalog = (library: string) =>
  new RegExp(`^ *['"]?${library}['"]?: *['"]?(\\d+)`, 'm').exec(text('pnpm-workspace.yaml'))?.[1];

it('the last row of docs/versions.md has the versions of today', () => {
  const rows = text('docs/versions.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const packages = ['shell/remote-api', 'shell/remote-kit', 'shared-ui', 'api/client', 'api/sdk'];
  const expected = [
    /CONTRACT_VERSION = (\d+)/.exec(text('shell/remote-api/src/contract.ts'))?.[1],
    ...['shell', ...packages, 'api/contracts', 'shell/release'].map((dir) =>
      major(manifest(dir).version),
    ),
    ofCatalog('react'),
    ofCatalog('styled-components'),
    major(manifest('shell/remote-api').sharedVersion ?? ''),
  ];
  const cells = (rows.at(-1) ?? '').split('|').map((cell) => cell.trim());
  expect(cells.filter(Boolean)).toEqual(expected);
  expect(ofCatalog('react-dom')).toBe(ofCatalog('react'));
});
