import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { answerHelp, readArguments } from '../arguments.ts';
import { readHistory } from '../history.ts';
import { restorableReleases } from '../restorable-releases.ts';
import { openStore } from '../stores/open-store.ts';
import { describeReleases } from '../describe-releases.ts';
import { readPreviews } from '../previews.ts';
import { fetchRecords } from '../remote-records.ts';
import { registryOf } from '../switch-registry.ts';

const NEWEST = 50;

/** `pnpm releases [remote]`: shows what is live and what was, by whom and when. */
async function releases(): Promise<void> {
  const args = process.argv.slice(2);
  answerHelp('releases', args);
  const { remote, target, token } = readArguments('releases', args, process.env);
  const store = await openStore(target, REPOSITORY, 'registered', token);
  const reportsUrl = process.env.RELEASE_REPORTS_URL?.trim();
  const [registry, history, records, previews] = await Promise.all([
    registryOf(store),
    readHistory(store, NEWEST),
    reportsUrl ? fetchRecords(reportsUrl) : [],
    readPreviews(store),
  ]);
  const kept = new Map<string, string[]>();
  for (const entry of registry?.remotes ?? []) {
    const inService = [entry.current, entry.previous].map((release) => release?.version);
    const versions = (await restorableReleases(store, entry)).map(({ version }) => version);
    kept.set(
      entry.name,
      versions.filter((version) => !inService.includes(version)),
    );
  }
  const question = { store: store.name, registry, history, remote, records, previews, kept };
  for (const line of describeReleases(question)) {
    console.log(line);
  }
}

await releases().catch(failWith);
