import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { readArguments } from '../arguments.ts';
import { readHistory } from '../history.ts';
import { openStore } from '../stores/open-store.ts';
import { describeReleases } from '../describe-releases.ts';
import { registryOf } from '../switch-registry.ts';

const NEWEST = 50;

/** `pnpm releases [remote]`: what is live, what was, by whom and when. */
async function releases(): Promise<void> {
  const { remote, target } = readArguments('releases', process.argv.slice(2), process.env);
  const store = await openStore(target, REPOSITORY);
  const [registry, history] = await Promise.all([registryOf(store), readHistory(store, NEWEST)]);
  for (const line of describeReleases({ store: store.name, registry, history, remote })) {
    console.log(line);
  }
}

await releases().catch(failWith);
