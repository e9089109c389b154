import { packageBin, REPOSITORY, runNode } from '@rapport/workspace-kit';
import { startRedis } from './redis/start-redis.ts';

/**
 * `pnpm test:redis`: tests the state that several API processes share in Redis. Needs the program `redis-server`
 * (Debian: apt-get install redis-server). Arguments go to Jest.
 */

try {
  const redis = await startRedis();
  const chosen = ['--testPathPatterns', 'api/test/process', '-t', 'two processes'];
  const jest = ['--selectProjects', 'api', ...chosen, ...process.argv.slice(2)];
  const { code } = await runNode([packageBin(REPOSITORY, 'jest'), ...jest], {
    cwd: REPOSITORY,
    env: { ...process.env, TEST_REDIS_URL: redis.url },
    show: 'both',
  });
  await redis.stop();
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
