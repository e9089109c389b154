import { REPOSITORY } from '@rapport/workspace-kit';
import { staticChecks, unitTests } from './check/checks.ts';
import { runChecks } from './check/run-checks.ts';

/** `pnpm check`: everything that CI checks before the browser tests. `--static` skips the unit tests. */
const failed = await runChecks(staticChecks(REPOSITORY), REPOSITORY, console.log);
if (!process.argv.includes('--static')) {
  failed.push(...(await runChecks([unitTests(REPOSITORY)], REPOSITORY, console.log)));
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
