import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { openStore } from '../stores/open-store.ts';
import { publisherName } from '../publisher.ts';
import { removeRemote } from '../remove-remote.ts';

/** `pnpm remove:remote <remote>`: removes a remote from the registry. */
async function remove(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('remove', args);
  const asked = readArguments('remove', args, process.env);
  const store = await openStore(asked.target, REPOSITORY, 'registered', asked.token, asked.shell);
  const by = await publisherName(asked.by, REPOSITORY);
  const print = console.log;
  const { remote, version } = await removeRemote(asked.remote ?? '', {
    store,
    by,
    print,
    now: () => new Date(),
  });
  print(
    `${remote} ${version} is out of the registry; its files stay. "pnpm release ${remote}" registers it again.`,
  );
}

await remove().catch(failWith);
