import { join } from 'node:path';
import { failWith, REPOSITORY, step } from '@rapport/workspace-kit';
import { checkVersion } from './packages/check-version.ts';
import { compilePackage } from './packages/compile-package.ts';
import { hasTypes, PUBLISHED_PACKAGES, readManifest } from './packages/packages.ts';

/**
 * `pnpm public-types`: fails where the public types of a published package have changed and its version
 * doesn't say so, as `pnpm pack:packages` would.
 */
try {
  for (const published of PUBLISHED_PACKAGES.filter(hasTypes)) {
    const { name, version } = readManifest(join(REPOSITORY, published.dir));
    await step(console.log, `${name} ${version}`, async () =>
      checkVersion(published, compilePackage(REPOSITORY, published.dir), {
        workspace: REPOSITORY,
        // Every field of the API adds to the client; packing its next version counts them as one.
        purpose: published.document === undefined ? 'check' : 'try',
        record: false,
      }),
    );
  }
} catch (error) {
  failWith(error);
}
