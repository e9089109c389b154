import { join } from 'node:path';
import { failWith, REPOSITORY, step } from '@rapport/workspace-kit';
import { checkVersion } from './packages/check-version.ts';
import { compilePackage } from './packages/compile-package.ts';
import { hasTypes, PUBLISHED_PACKAGES, readManifest } from './packages/packages.ts';

/**
 * `pnpm public-types`: fails if the public types of a published package have changed without the version that they
 * require, as `pnpm pack:packages` would.
 */
try {
  for (const published of PUBLISHED_PACKAGES.filter(hasTypes)) {
    const { name, version } = readManifest(join(REPOSITORY, published.dir));
    await step(console.log, `${name} ${version}`, async () =>
      checkVersion(published, compilePackage(REPOSITORY, published.dir), {
        workspace: REPOSITORY,
        // Every new field of the API adds to the client; packing its next version counts all of them as one
        // addition.
        purpose: published.document === undefined ? 'check' : 'try',
        record: false,
      }),
    );
  }
} catch (error) {
  failWith(error);
}
