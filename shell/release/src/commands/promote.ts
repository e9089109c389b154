import { failWith, printDone, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { BUDGET_FILE, readBudget } from '../checks/bundle-budget.ts';
import { findShellOffer } from '../checks/shell-offer.ts';
import { requireStoreConfig } from '../checks/store-config.ts';
import { NOT_SERVED } from '../export/export-target.ts';
import { promoteRemote } from '../promote-remote.ts';
import { publisherName } from '../publisher.ts';
import { registeredRemote } from '../registered-remote.ts';
import { sitesOf } from '../site/site-shows.ts';
import { folderOf, openStore } from '../stores/open-store.ts';
import { registryOf } from '../switch-registry.ts';

/** `pnpm promote <remote> --from staging --to production`: makes the same bytes live in another store. */
async function promote(): Promise<void> {
  const print = console.log;
  const started = performance.now();
  const args = process.argv.slice(2);
  answerHelp('promote', args);
  const asked = readArguments('promote', args, process.env);
  const from = await openStore(asked.from, REPOSITORY, 'registered', asked.fromToken);
  const store = await openStore(asked.target, REPOSITORY, 'new', asked.token, asked.shell);
  await requireStoreConfig(store);
  const { name } = registeredRemote(await registryOf(from), asked.remote ?? '', from);
  const dataDir = folderOf(asked.target, REPOSITORY);
  print(`Promoting ${name} from ${from.name} to ${store.name}`);
  const { outcome } = await promoteRemote(
    { ...asked, typed: name, from, by: await publisherName(asked.by, REPOSITORY) },
    {
      store,
      offer: await findShellOffer(asked.shell, dataDir, store),
      budget: await readBudget(REPOSITORY, name),
      budgetFile: BUDGET_FILE,
      print,
      now: () => new Date(),
    },
  );
  const what = `${name} ${outcome.version}`;
  if (!outcome.served) print(NOT_SERVED);
  else if (outcome.kind === 'unchanged')
    print(`${what} is live there already. Nothing has changed.`);
  else {
    const isSeen = (await sitesOf(store)).length > 0;
    const state = isSeen ? 'is live there' : 'is released there';
    printDone(print, what, asked.candidate === undefined ? state : 'is out', started);
  }
}

await promote().catch(failWith);
