import { REPOSITORY } from '@rapport/workspace-kit';
import { types } from './check/checks.ts';
import { runChecks } from './check/run-checks.ts';

/** `pnpm typecheck`: the types of every package, as `pnpm check` looks at them. */
const failed = await runChecks([types(REPOSITORY)], REPOSITORY, console.log);
process.exitCode = failed.length === 0 ? 0 : 1;
