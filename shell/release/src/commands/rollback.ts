import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { NOT_SERVED } from '../export/export-target.ts';
import { openStore } from '../stores/open-store.ts';
import { publisherName } from '../publisher.ts';
import { rollBack } from '../roll-back.ts';
import { isShell, rollBackShellCommand } from '../shell/shell-command.ts';

/** `pnpm rollback <remote>`: makes an earlier release live again, or removes a candidate. */
async function rollback(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('rollback', args);
  const asked = readArguments('rollback', args, process.env);
  const store = await openStore(asked.target, REPOSITORY, 'registered', asked.token, asked.shell);
  if (isShell(asked.remote)) return rollBackShellCommand(asked, store);
  const by = await publisherName(asked.by, REPOSITORY);
  const print = console.log;
  const { kind, remote, from, to, served } = await rollBack(asked.remote ?? '', {
    store,
    by,
    print,
    now: () => new Date(),
    version: asked.version,
  });
  if (!served) return print(NOT_SERVED);
  print(
    kind === 'candidate'
      ? `The candidate ${from} of ${remote} is taken away; everyone has ${to}.`
      : `${remote} is back at ${to}; ${from} is taken back. "pnpm rollback ${remote}" switches to ${from} again.`,
  );
}

await rollback().catch(failWith);
