import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRooms, printDone, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { type Arguments } from '../arguments.ts';
import { buildReproducibly } from '../build-remote.ts';
import { NOT_SERVED } from '../export/export-target.ts';
import { commitOf, publisherName, requireCleanTree, tagRelease } from '../publisher.ts';
import { sitesOf } from '../site/site-shows.ts';
import { type ObjectStore, SHELL } from '../stores/object-store.ts';
import { releaseShell } from './release-shell.ts';
import { rollBackShell } from './roll-back-shell.ts';

/** True if the user named the shell and not a remote. */
export function isShell(typed: string | undefined): boolean {
  return typed === SHELL;
}

/**
 * `pnpm release shell`: builds the shell twice, publishes it, and makes it live.
 * @param workspace that contains the shell
 */
export async function releaseShellCommand(
  asked: Arguments,
  store: ObjectStore,
  workspace: string = REPOSITORY,
): Promise<void> {
  const print = console.log;
  const started = performance.now();
  if (asked.candidate !== undefined) {
    throw new StepError(
      'The shell has no candidates: it is what decides who gets one. Release it without --candidate, and take it back with "pnpm rollback shell".',
    );
  }
  if (asked.preview !== undefined) {
    throw new StepError('The shell has no previews: it is what shows one. Leave --preview out.');
  }
  const room = findRooms(workspace).find(({ name }) => name === SHELL);
  if (!room) throw new StepError('This repository has no shell.');
  if (asked.requireClean) await requireCleanTree(workspace, room);
  print(`Releasing the shell to ${store.name}`);
  const built = await buildReproducibly(workspace, room, print);
  try {
    printDone(print, 'Build', 'twice, same bytes', started);
    const commit = await commitOf(workspace, room.inputs);
    const by = await publisherName(asked.by, workspace);
    const manifest: unknown = JSON.parse(
      await readFile(join(workspace, room.dir, 'package.json'), 'utf8'),
    );
    const order = {
      folder: built.folder,
      packageVersion: String(Reflect.get(Object(manifest), 'version')),
      version: asked.version,
      by,
      commit,
    };
    const outcome = await releaseShell(order, { store, print, now: () => new Date() });
    const what = `shell ${outcome.version}`;
    if (asked.tag && outcome.kind === 'released') {
      print(await tagRelease(workspace, SHELL, outcome.version, commit));
    }
    if (!outcome.served) {
      printDone(print, what, 'is published', started);
      print(NOT_SERVED);
      return;
    }
    if (outcome.kind === 'unchanged') {
      print(`${what} is live already, with exactly these bytes. Nothing has changed.`);
      return;
    }
    const isSeen = (await sitesOf(store)).length > 0;
    printDone(print, what, isSeen ? 'is live' : 'is released', started);
    print('New pages are made from it; open tabs are offered it. Back: pnpm rollback shell');
  } finally {
    await built.remove();
  }
}

/** `pnpm rollback shell`. */
export async function rollBackShellCommand(asked: Arguments, store: ObjectStore): Promise<void> {
  const by = await publisherName(asked.by, REPOSITORY);
  const print = console.log;
  const { version } = asked;
  const order = { store, by, print, now: () => new Date(), version };
  const { from, to, served } = await rollBackShell(order);
  if (!served) return print(NOT_SERVED);
  print(
    `The shell is back at ${to}; ${from} is taken back. "pnpm rollback shell" switches to ${from} again.`,
  );
}
