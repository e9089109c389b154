import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerUsage } from '../arguments.ts';
import { EXPORT_USAGE, readExportOrder, rememberExport } from '../export/export-settings.ts';
import { exportTarget, ReloadFailed } from '../export/export-target.ts';
import { openStore } from '../stores/open-store.ts';

/** `pnpm export --to <folder>`: writes the site of a target as files that any web server can serve. */
async function exportCommand(): Promise<void> {
  const args = process.argv.slice(2);
  answerUsage(EXPORT_USAGE, args);
  const { settings, target, remember, forget } = readExportOrder(args, process.env, REPOSITORY);
  const store = await openStore(target, REPOSITORY);
  const { to } = settings;
  if (forget) {
    await rememberExport(store, to, undefined);
    console.log(`Releases to ${store.name} no longer export to ${to}.`);
    return;
  }
  // A bucket is shared by machines that do not share their folders.
  const remembers = remember && settings.registry === undefined && !target.startsWith('s3://');
  try {
    await exportTarget(store, settings, console.log);
  } catch (error) {
    // What is exported is to be served, so later releases try the reload again.
    if (remembers && error instanceof ReloadFailed) await rememberExport(store, to, settings);
    throw error;
  }
  console.log(`Serve ${to}/current/site with the rules beside it (nginx.conf, Caddyfile).`);
  if (!remembers) return;
  await rememberExport(store, to, settings);
  console.log(`Every release to ${store.name} runs this export again; --forget ends that.`);
}

await exportCommand().catch(failWith);
