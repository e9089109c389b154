import { messageOf, REPOSITORY } from '@rapport/workspace-kit';
import { planTests } from './test/plan-tests.ts';
import { runTests } from './test/run-tests.ts';
import { total } from './test/tally.ts';

/**
 * `pnpm test`: every test there is; `pnpm test contacts`: those of one room, or of several;
 * `pnpm test --changed`: those that a change touches. The last line counts them.
 */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

let tally = { passed: 0, failed: 1 };
try {
  const plan = await planTests(REPOSITORY, process.argv.slice(2));
  tally = total(await runTests(plan, console.log, stopping.signal));
} catch (error) {
  console.error(messageOf(error));
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 || stopping.signal.aborted ? 1 : 0;
