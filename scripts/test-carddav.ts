import { failWith, packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';

/**
 * `pnpm test:carddav`: tests address books with a real Radicale, all of it. Needs the program `radicale` (Debian:
 * apt-get install radicale). Arguments go to Jest.
 */
try {
  const jest = ['--selectProjects', 'api', '--testPathPatterns', 'api/test/radicale'];
  const { code } = await runNode(
    [packageBin(REPOSITORY, 'jest'), ...jest, ...process.argv.slice(2)],
    {
      cwd: REPOSITORY,
      env: { ...process.env, TEST_RADICALE: 'required', RAPPORT_TESTS: 'all' },
      show: 'both',
    },
  );
  process.exitCode = code ?? 1;
} catch (error) {
  failWith(error);
}
