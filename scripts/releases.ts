import { readArguments } from './release/arguments.ts';
import { readHistory } from './release/history.ts';
import { openStore } from './release/open-store.ts';
import { describeReleases } from './release/describe-releases.ts';
import { readRegistry } from './release/switch-registry.ts';
import { REPOSITORY } from './repository.ts';
import { failWith } from './terminal/steps.ts';

const NEWEST = 50;

/** `pnpm releases [remote]`: what is live, what was, by whom and when. */
async function releases(): Promise<void> {
  const { remote, target } = readArguments('releases', process.argv.slice(2), process.env);
  const store = await openStore(target, REPOSITORY);
  const [registry, history] = await Promise.all([readRegistry(store), readHistory(store, NEWEST)]);
  for (const line of describeReleases({ store: store.name, registry, history, remote })) {
    console.log(line);
  }
}

await releases().catch(failWith);
