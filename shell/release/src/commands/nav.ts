import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { changeNavigation, describeNavigation } from '../change-navigation.ts';
import { openStore } from '../stores/open-store.ts';
import { publisherName } from '../publisher.ts';
import { registryOf } from '../switch-registry.ts';

/** `pnpm nav [remote]`: shows the navigation; with a remote, changes one of its entries. */
async function nav(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('nav', args);
  const asked = readArguments('nav', args, process.env);
  const store = await openStore(asked.target, REPOSITORY, 'registered', asked.token, asked.shell);
  const print = console.log;
  if (asked.remote === undefined) {
    describeNavigation(await registryOf(store)).forEach((line) => print(line));
    return;
  }
  const by = await publisherName(asked.by, REPOSITORY);
  const now = () => new Date();
  const registry = await changeNavigation(asked.remote, asked.nav, { store, by, print, now });
  describeNavigation(registry).forEach((line) => print(line));
}

await nav().catch(failWith);
