import { join } from 'node:path';
import { failWith, REPOSITORY, step } from '@rapport/workspace-kit';
import { checkVersion } from './packages/check-version.ts';
import { compilePackage } from './packages/compile-package.ts';
import { hasTypes, PUBLISHED_PACKAGES, readManifest } from './packages/packages.ts';

/**
 * `pnpm public-types`: fails where a change of a published package could break other repositories and its
 * major version is the same. Additions may wait for the next publication.
 */
try {
  for (const published of PUBLISHED_PACKAGES.filter(hasTypes)) {
    const { name, version } = readManifest(join(REPOSITORY, published.dir));
    await step(console.log, `${name} ${version}`, async () =>
      checkVersion(published, compilePackage(REPOSITORY, published.dir), {
        workspace: REPOSITORY,
        purpose: 'try',
        record: false,
      }),
    );
  }
} catch (error) {
  failWith(error);
}
