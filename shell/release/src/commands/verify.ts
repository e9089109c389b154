import { failWith, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { openStore } from '../stores/open-store.ts';
import { verifyTarget } from '../verify-target.ts';

/** `pnpm verify`: checks that registry, releases, and exported sites of a target have the same bytes. */
async function verify(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('verify', args);
  const { target, token } = readArguments('verify', args, process.env);
  const store = await openStore(target, REPOSITORY, 'registered', token);
  const problems = await verifyTarget(store);
  if (problems.length === 0) {
    console.log(`Registry, releases and sites of ${store.name} agree.`);
    return;
  }
  throw new StepError(
    `${store.name} is not as it was released:\n- ${problems.join('\n- ')}\nA site: pnpm export --to <folder> --repair. A release: bring its files back from a backup, or release the next version.`,
  );
}

await verify().catch(failWith);
