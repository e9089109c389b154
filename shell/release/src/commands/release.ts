import { failWith, printDone, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { buildReproducibly } from '../build-remote.ts';
import { BUDGET_FILE, readBudget } from '../checks/bundle-budget.ts';
import { requirePreviewPlace } from '../checks/preview-place.ts';
import { requireStoreConfig } from '../checks/store-config.ts';
import { NOT_SERVED } from '../export/export-target.ts';
import { findRemote } from '../find-remote.ts';
import { folderOf, openStore } from '../stores/open-store.ts';
import { commitOf, publisherName, requireCleanTree, tagRelease } from '../publisher.ts';
import { previewLink } from '../previews.ts';
import { releaseAddress } from '../release-address.ts';
import { releaseRemote } from '../release-remote.ts';
import { sitesOf } from '../site/site-shows.ts';
import { prepareSmokeTest } from '../smoke/smoke-test.ts';
import { registryOf } from '../switch-registry.ts';
import { findShellOffer } from '../checks/shell-offer.ts';
import { isShell, releaseShellCommand } from '../shell/shell-command.ts';

/** `pnpm release <remote>`: builds, checks, and publishes a remote or the shell, and makes it live. */
async function release(): Promise<void> {
  const print = console.log;
  const started = performance.now();
  const args = process.argv.slice(2);
  answerHelp('release', args);
  const asked = readArguments('release', args, process.env);
  const store = await openStore(
    asked.target,
    REPOSITORY,
    asked.isTargetNamed ? 'new' : 'registered',
    asked.token,
    asked.shell,
  );
  await requireStoreConfig(store);
  if (isShell(asked.remote)) return releaseShellCommand(asked, store);
  const room = findRemote(REPOSITORY, asked.remote ?? '');
  if (asked.requireClean) await requireCleanTree(REPOSITORY, room);
  const dataDir = folderOf(asked.target, REPOSITORY);
  const offer = await findShellOffer(asked.shell, dataDir, store);
  if (asked.preview !== undefined) await requirePreviewPlace(store, offer?.shell);
  // Before the build, which takes a while: the user may have to pass the address.
  const entry = (await registryOf(store))?.remotes.find(({ name }) => name === room.name);
  const baseUrl = releaseAddress(room.name, {
    asked: asked.baseUrl ?? (entry ? undefined : store.service?.baseUrl),
    entry,
    dataDir,
  });
  const smoke = asked.smoke ? await prepareSmokeTest(REPOSITORY, room, print) : 'left out';

  print(`Releasing ${room.name} to ${store.name}`);
  const built = await buildReproducibly(REPOSITORY, room, print);
  try {
    printDone(print, 'Build', 'twice, same bytes', started);
    const commit = await commitOf(REPOSITORY, room.inputs);
    const outcome = await releaseRemote(
      {
        ...asked,
        baseUrl,
        room,
        workspace: REPOSITORY,
        folder: built.folder,
        by: await publisherName(asked.by, REPOSITORY),
        commit,
        smoke,
      },
      {
        store,
        offer,
        budget: await readBudget(REPOSITORY, room.name),
        budgetFile: BUDGET_FILE,
        print,
        now: () => new Date(),
      },
    );
    const what = `${room.name} ${outcome.version}`;
    if (asked.tag && outcome.kind === 'released') {
      print(await tagRelease(REPOSITORY, room.name, outcome.version, commit));
    }
    if (!outcome.served) {
      printDone(print, what, 'is published', started);
      print(NOT_SERVED);
      return;
    }
    if (outcome.kind === 'preview') {
      printDone(print, what, 'is a preview', started);
      const preview = { remote: room.name, version: outcome.version };
      const [site] = await sitesOf(store);
      const shell = site?.address ?? offer?.shell;
      print(previewLink(shell, entry?.routes[0] ?? '/', preview));
      print(`The link opens it in one tab. Live for everyone: pnpm release ${room.name}`);
      return;
    }
    if (outcome.kind === 'unchanged') {
      print(`${what} is live already, with exactly these bytes. Nothing has changed.`);
      return;
    }
    const whom = asked.candidate === undefined ? 'everyone' : `${asked.candidate} % of the people`;
    const isSeen = (await sitesOf(store)).length > 0;
    const state = isSeen ? 'is live' : 'is released';
    printDone(print, what, asked.candidate === undefined ? state : 'is out', started);
    print(
      `New pages of ${whom} have it ${isSeen ? 'now' : 'as soon as the site does'}; open tabs are offered it. Back: pnpm rollback ${room.name}`,
    );
  } finally {
    await built.remove();
  }
}

await release().catch(failWith);
