import { messageOf, REPOSITORY } from '@rapport/workspace-kit';
import { packages } from './check/checks.ts';
import { planTests } from './test/plan-tests.ts';
import { repeatFile } from './test/repeat-file.ts';
import { describeRun } from './test/report.ts';
import { tallyOf } from './test/results.ts';
import { type Run, runTests } from './test/run-tests.ts';
import { longTestsOf, readRequest } from './test/test-plan.ts';

/**
 * `pnpm test`: runs every quick test; `--long`: the others; `pnpm test contacts`: those of one or more rooms;
 * `--changed`: those that a change touches; `--repeat 20 <file>`: one file many times. The last line counts them.
 */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

const options = { print: console.log, signal: stopping.signal };
let tally = { passed: 0, failed: 0 };
try {
  const request = readRequest(process.argv.slice(2), packages(REPOSITORY));
  if (request.what === 'repeat') tally = await repeatFile(request, options);
  else {
    const plan = await planTests(REPOSITORY, request);
    const long = longTestsOf(plan);
    if (long.length > 0) console.log(`Long tests of this change:\n  ${long.join('\n  ')}`);
    const run: Run = { parts: [], results: [], unsteady: [] };
    try {
      await runTests(plan, { ...options, run });
    } finally {
      // An aborted run still prints its results.
      console.log(describeRun(REPOSITORY, run));
      tally = tallyOf(run.results);
    }
  }
} catch (error) {
  console.error(messageOf(error));
  tally = { ...tally, failed: tally.failed + 1 };
}
if (stopping.signal.aborted) console.log('\nStopped before the end.');
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 || stopping.signal.aborted ? 1 : 0;
