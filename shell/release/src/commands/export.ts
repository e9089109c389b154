import { failWith, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { answerUsage } from '../arguments.ts';
import {
  EXPORT_USAGE,
  type ExportSettings,
  readExportOrder,
  rememberedExports,
  rememberExport,
} from '../export/export-settings.ts';
import { exportTarget, ReloadFailed } from '../export/export-target.ts';
import { type ObjectStore } from '../stores/object-store.ts';
import { openStore } from '../stores/open-store.ts';
import { changedReleases } from '../verify-target.ts';

/** `pnpm export --to <folder>`: writes the site of a target as files that any web server can serve. */
async function exportCommand(): Promise<void> {
  const args = process.argv.slice(2);
  answerUsage(EXPORT_USAGE, args);
  const order = readExportOrder(args, process.env, REPOSITORY);
  const { target, remember, forget, repair } = order;
  if (/^https?:/i.test(target)) {
    throw new StepError(
      'A registry service exports its sites itself. Run "pnpm export" on its machine, with the target that it serves.',
    );
  }
  const store = await openStore(target, REPOSITORY);
  const { to } = order.settings;
  if (forget) {
    await rememberExport(store, to, undefined);
    console.log(`Releases to ${store.name} no longer export to ${to}.`);
    return;
  }
  const settings = repair ? await repairSettings(store, order.settings) : order.settings;
  // Several machines use a bucket, and they don't share their folders.
  const remembers = remember && settings.registry === undefined && !target.startsWith('s3://');
  try {
    await exportTarget(store, settings, console.log, repair);
  } catch (error) {
    // The exported site will be served, so later releases have to retry the reload.
    if (remembers && error instanceof ReloadFailed) await rememberExport(store, to, settings);
    throw error;
  }
  console.log(`Serve ${to}/current/site with the rules beside it (nginx.conf, Caddyfile).`);
  if (!remembers) return;
  await rememberExport(store, to, settings);
  console.log(`Every release to ${store.name} runs this export again; --forget ends that.`);
}

/**
 * Returns the settings for a repair: those of the remembered export.
 * @throws StepError if files in the store differ from what was released
 */
async function repairSettings(store: ObjectStore, asked: ExportSettings): Promise<ExportSettings> {
  const changed = await changedReleases(store);
  if (changed.length > 0) {
    throw new StepError(
      `The site cannot be mended from releases that are not what was released themselves:\n- ${changed.join('\n- ')}\nBring these files back from a backup first.`,
    );
  }
  return (await rememberedExports(store)).find(({ to }) => to === asked.to) ?? asked;
}

await exportCommand().catch(failWith);
