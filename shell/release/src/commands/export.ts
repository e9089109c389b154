import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerUsage } from '../arguments.ts';
import { EXPORT_USAGE, readExportOrder, rememberExport } from '../export/export-settings.ts';
import { exportTarget } from '../export/export-target.ts';
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
  await exportTarget(store, settings, console.log);
  console.log(`Serve ${to}/current/site with the rules beside it (nginx.conf, Caddyfile).`);
  // A bucket is shared by machines that do not share their folders.
  if (!remember || settings.registry !== undefined || target.startsWith('s3://')) return;
  await rememberExport(store, to, settings);
  console.log(`Every release to ${store.name} runs this export again; --forget ends that.`);
}

await exportCommand().catch(failWith);
