import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';

/**
 * `pnpm test:partitions`: runs the API's tests on databases in which every table of user data has 16 partitions.
 * Arguments go to Jest.
 */
const jest = ['--selectProjects', 'api', '--maxWorkers=2', ...process.argv.slice(2)];
const { code } = await runNode([packageBin(REPOSITORY, 'jest'), ...jest], {
  cwd: REPOSITORY,
  env: { ...process.env, TEST_PARTITIONS: 'on' },
  show: 'both',
});
process.exitCode = code ?? 1;
