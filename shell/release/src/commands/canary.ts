import { rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { failWith, messageOf, onStopRequest, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { answerUsage } from '../arguments.ts';
import { canaryMetrics } from '../canary/canary-metrics.ts';
import { CANARY_USAGE, type CanaryOrder, readCanaryOrder } from '../canary/canary-order.ts';
import { runCanary } from '../canary/run-canary.ts';
import { readHistory } from '../history.ts';
import { fetchRecords } from '../remote-records.ts';
import { openStore } from '../stores/open-store.ts';
import { registryOf } from '../switch-registry.ts';

const RECENT = 200;
const MINUTE_MS = 60_000;

/** `pnpm canary`: rolls candidates out step by step, and back if they fail too often. */
async function canary(): Promise<void> {
  const args = process.argv.slice(2);
  answerUsage(CANARY_USAGE, args);
  const order = readCanaryOrder(args, process.env, REPOSITORY);
  const { every } = order;
  if (every === undefined) return look(order);
  const stop = new AbortController();
  onStopRequest(() => stop.abort());
  while (!stop.signal.aborted) {
    // If the API or the store is down, the next check tries again.
    await look(order).catch((error: unknown) => {
      if (!(error instanceof StepError)) throw error;
      console.error(error.message);
    });
    await sleep(every * MINUTE_MS, undefined, { signal: stop.signal }).catch(() => {});
  }
}

async function look(order: CanaryOrder): Promise<void> {
  const { target, token, shell, rules, by, metrics } = order;
  const store = await openStore(target, REPOSITORY, 'registered', token, shell);
  const records = await fetchRecords(order.reportsUrl);
  const now = () => new Date();
  await runCanary({ store, records, rules, by, print: console.log, now });
  if (metrics === undefined) return;
  const history = await readHistory(store, RECENT);
  const text = canaryMetrics(await registryOf(store), records, history, now());
  try {
    // Renamed when complete, so the collector never reads a partial file.
    await writeFile(`${metrics}.new`, text);
    await rename(`${metrics}.new`, metrics);
  } catch (error) {
    throw new StepError(`${metrics} cannot be written: ${messageOf(error)}`);
  }
}

await canary().catch(failWith);
