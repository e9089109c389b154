import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';
import { PUBLISHED_PACKAGES, readManifest } from './packages.ts';

it('the example of a remote elsewhere installs the versions that are packed here', () => {
  const read = (file: string) =>
    readFileSync(join(REPOSITORY, 'docs/examples/analytics', file), 'utf8');
  const named = [...read('package.json').matchAll(/file:[./]*packages\/(.+\.tgz)/g)];
  // Remotes don't use the client for other programs.
  const forRemotes = PUBLISHED_PACKAGES.filter(({ dir }) => dir !== 'api/sdk');
  const packed = forRemotes
    .map(({ dir }) => readManifest(join(REPOSITORY, dir)))
    .map(({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  expect(named.map(([, file]) => file).sort()).toEqual(packed.sort());
  const [, overriding = ''] = /packages\/(.+\.tgz)/.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(packed).toContain(overriding);
});
