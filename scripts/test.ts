import { messageOf } from '@rapport/workspace-kit';
import { runEverything } from './test/run-everything.ts';
import { total } from './test/tally.ts';

/** `pnpm test`: every test there is. The last line counts them. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

let tally = { passed: 0, failed: 1 };
try {
  tally = total(await runEverything(console.log, stopping.signal));
} catch (error) {
  console.error(messageOf(error));
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 || stopping.signal.aborted ? 1 : 0;
