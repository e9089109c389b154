import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { publisherName } from '../publisher.ts';
import { sharePath } from '../share-path.ts';
import { openStore } from '../stores/open-store.ts';

/** `pnpm share <remote> --path /contacts/reports --with mf-reports`: lets another remote claim a path below. */
async function share(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('share', args);
  const asked = readArguments('share', args, process.env);
  const store = await openStore(asked.target, REPOSITORY, 'registered', asked.token, asked.shell);
  const by = await publisherName(asked.by, REPOSITORY);
  const print = console.log;
  const now = () => new Date();
  const owner = await sharePath(asked.remote ?? '', asked.share, { store, by, print, now });
  const { path, with: other, end } = asked.share;
  print(
    end
      ? `${other} can no longer claim ${path}. A release that already has it keeps it until it's retired.`
      : `${other} may claim ${path} of ${owner} with its next first release.`,
  );
}

await share().catch(failWith);
