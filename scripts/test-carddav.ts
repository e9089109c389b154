import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { startRadicale } from './carddav/start-radicale.ts';

/**
 * `pnpm test:carddav`: tests address books with a real Radicale. Needs the program `radicale` (Debian: apt-get
 * install radicale). Arguments go to Jest.
 */

try {
  const radicale = await startRadicale();
  const jest = ['--selectProjects', 'api', '--testPathPatterns', 'api/test/radicale'];
  const { code } = await runNode(
    [packageBin(REPOSITORY, 'jest'), ...jest, ...process.argv.slice(2)],
    {
      cwd: REPOSITORY,
      env: { ...process.env, TEST_RADICALE_URL: radicale.url, RAPPORT_TESTS: 'all' },
      show: 'both',
    },
  );
  await radicale.stop();
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
