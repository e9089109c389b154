import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';
import { PUBLISHED_PACKAGES, readManifest } from './packages.ts';

it('the example of a remote elsewhere installs the versions that are packed here', () => {
  const example = join(REPOSITORY, 'docs/examples/analytics/package.json');
  const named = [...readFileSync(example, 'utf8').matchAll(/file:[./]*packages\/(.+\.tgz)/g)];
  const packed = PUBLISHED_PACKAGES.map(({ dir }) => readManifest(join(REPOSITORY, dir))).map(
    ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`,
  );
  expect(named.map(([, file]) => file).sort()).toEqual(packed.sort());
});
