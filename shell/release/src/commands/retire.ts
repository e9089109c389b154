import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { NOT_SERVED } from '../export/export-target.ts';
import { openStore } from '../stores/open-store.ts';
import { publisherName } from '../publisher.ts';
import { retireRemote } from '../retire-remote.ts';

/** `pnpm retire <remote>`: removes the paths and navigation entries of a remote from the product. */
async function retire(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('retire', args);
  const asked = readArguments('retire', args, process.env);
  const store = await openStore(asked.target, REPOSITORY, 'registered', asked.token, asked.shell);
  const by = await publisherName(asked.by, REPOSITORY);
  const print = console.log;
  const now = () => new Date();
  const { remote, version, served } = await retireRemote(asked.remote ?? '', {
    store,
    by,
    print,
    now,
  });
  if (!served) return print(NOT_SERVED);
  print(
    `${remote} ${version} is retired: new pages say at its paths that it was removed, and open pages go on working. "pnpm release ${remote}" brings it back.`,
  );
}

await retire().catch(failWith);
