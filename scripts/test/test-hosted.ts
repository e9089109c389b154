import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, REPOSITORY, runNode, StepError } from '@rapport/workspace-kit';
import { newestShell } from '@rapport/release';
import { freePort } from '../postgres/port.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { checkProxiedRequests } from './check-proxied-requests.ts';
import { restartUnderLoad } from './rolling-restart.ts';
import { hasFailed, readResults, type TestResult } from './results.ts';
import { keepWhatFailed } from './run-browser.ts';
import { startTestStack } from './test-stack.ts';
import { compareAnswers, samplePaths } from '../hosting/compare-answers.ts';
import { type HostedStack, hostStack } from '../hosting/host-stack.ts';
import { startNodeServer } from '../hosting/node-server.ts';
import { type WebServerName } from '../hosting/web-servers.ts';

interface HostedTests {
  server: WebServerName;
  /** Temporary folder for the stack and its export. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /**
   * Arguments for Playwright; an empty list runs every test that an export has to pass. If undefined, only
   * responses are compared: no restart under load, and no browser.
   */
  chosen: readonly string[] | undefined;
  signal?: AbortSignal;
}

/**
 * Starts a stack, serves its export with a web server, compares the responses with those of `pnpm serve`, restarts
 * the API under load, and runs browser tests on it.
 * @throws StepError if the server responds differently or doesn't start
 */
export async function testHosted(options: HostedTests): Promise<TestResult[]> {
  const { server, folder, env, chosen, signal } = options;
  const results: TestResult[] = [];
  const passed = (name: string, started: number) =>
    results.push({
      runner: 'hosted',
      file: '',
      name,
      status: 'passed',
      ms: performance.now() - started,
    });
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    const stack = await startTestStack(join(folder, 'stack'));
    cleanUp.push(() => stack.stop());
    const hosted = await hostStack({
      stackFile: stack.file,
      server,
      folder: join(folder, 'hosted'),
    });
    cleanUp.push(() => hosted.stop());
    let started = performance.now();
    await compare(hosted, folder);
    passed(`${server} answers as "pnpm serve" does`, started);
    const description: StackDescription = JSON.parse(readFileSync(stack.file, 'utf8'));
    const { origin, exports, accessLog } = hosted;
    started = performance.now();
    const passedOn = await checkProxiedRequests({
      site: origin,
      api: description.apiUrl,
      accessLog,
    });
    console.log(`${passedOn} requests are passed on to the API as it answers them itself`);
    passed(`${server} passes requests on to the API`, started);
    if (chosen === undefined) return results;
    started = performance.now();
    const load = await restartUnderLoad({ server, stack: description, exports, folder });
    const { added, restarts, p99Ms } = load;
    console.log(
      `${added} POSTs during ${restarts} restarts of the API, none lost, p99 ${p99Ms} ms`,
    );
    passed(`${server} loses no POST while the API restarts`, started);
    const e2e = join(REPOSITORY, 'e2e');
    const playwright = packageBin(e2e, '@playwright/test', 'playwright');
    const file = join(folder, 'browser.jsonl');
    const output = join(e2e, 'test-results', server);
    const args = ['test', '--config', 'hosted.config.ts', '--output', output, ...chosen];
    await runNode([playwright, ...args], {
      cwd: e2e,
      env: {
        ...env,
        RAPPORT_STACK: hosted.file,
        RAPPORT_HOSTED_BY: server,
        RAPPORT_TESTS: 'all',
        RAPPORT_RESULTS: file,
      },
      show: 'both',
      ...(signal && { signal }),
    });
    const inBrowser = readResults(file);
    const dataDir = join(folder, 'stack');
    if (inBrowser.some(hasFailed)) keepWhatFailed({ dataDir, output, print: console.log });
    // Another config runs them, so a repetition repeats the whole part.
    return [...results, ...inBrowser.map((test) => ({ ...test, runner: 'hosted' as const }))];
  } finally {
    for (const stop of cleanUp.toReversed()) await stop();
  }
}

/** Compares the web server's responses with those of `pnpm serve` for the same builds. */
async function compare({ origin, exports }: HostedStack, folder: string): Promise<void> {
  const data = join(folder, 'stack');
  const site = join(exports, 'current/site');
  const port = await freePort(0);
  const shell = (await newestShell(data)) ?? '';
  const remotes = join(data, 'releases');
  const served = await startNodeServer({ port, folder, exports, shell, remotes });
  const paths = samplePaths(site);
  const differences = await compareAnswers(`http://localhost:${port}`, origin, paths);
  await served.stop();
  if (differences.length > 0) {
    throw new StepError(`The web server answers differently:\n${differences.join('\n')}`);
  }
  console.log(`${paths.length} paths are answered as "pnpm serve" answers them`);
}
