import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, REPOSITORY, runNode, StepError } from '@rapport/workspace-kit';
import { newestShell } from '@rapport/release';
import { freePort } from '../postgres/port.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { checkPassedOn } from './check-passed-on.ts';
import { restartUnderLoad } from './rolling-restart.ts';
import { startTestStack } from './test-stack.ts';
import { compareAnswers, samplePaths } from '../hosting/compare-answers.ts';
import { type HostedStack, hostStack } from '../hosting/host-stack.ts';
import { startNodeServer } from '../hosting/node-server.ts';
import { type WebServerName } from '../hosting/web-servers.ts';

interface HostedTests {
  server: WebServerName;
  /** Temporary folder for the stack and its export. */
  folder: string;
  /** Path of the browser. */
  chromium: string;
  /** Arguments for Playwright; none runs every test that an export has to pass. */
  chosen: readonly string[];
  /** File for Playwright's report in JSON. */
  report?: string;
  signal?: AbortSignal;
}

/**
 * Starts a stack, serves its export by a web server, compares the answers with those of `pnpm serve`,
 * and runs browser tests on it.
 * @returns the exit code of Playwright
 * @throws StepError when the server answers differently, or does not start
 */
export async function testHosted(options: HostedTests): Promise<number> {
  const { server, folder, chromium, chosen, report, signal } = options;
  const cleanUp: (() => Promise<void>)[] = [];
  try {
    const stack = await startTestStack(join(folder, 'stack'));
    cleanUp.push(() => stack.stop());
    const hosted = await hostStack({
      stackFile: stack.file,
      server,
      folder: join(folder, 'hosted'),
      api: 'proxied',
    });
    cleanUp.push(() => hosted.stop());
    await compare(hosted, folder);
    const description: StackDescription = JSON.parse(readFileSync(stack.file, 'utf8'));
    const { origin, exports, accessLog } = hosted;
    const passedOn = await checkPassedOn({ site: origin, api: description.apiUrl, accessLog });
    console.log(`${passedOn} requests are passed on to the API as it answers them itself`);
    const added = await restartUnderLoad({ server, stack: description, exports, folder });
    console.log(`${added} POSTs while the API restarted, none lost`);
    const e2e = join(REPOSITORY, 'e2e');
    const playwright = packageBin(e2e, '@playwright/test', 'playwright');
    const { code } = await runNode(
      [playwright, 'test', '--config', 'hosted.config.ts', ...chosen],
      {
        cwd: e2e,
        env: {
          ...process.env,
          RAPPORT_STACK: hosted.file,
          RAPPORT_HOSTED_BY: server,
          CHROMIUM_PATH: chromium,
          ...(report !== undefined && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
        },
        show: 'both',
        ...(signal && { signal }),
      },
    );
    return code ?? 1;
  } finally {
    for (const stop of cleanUp.toReversed()) await stop();
  }
}

/** Compares what the web server answers with `pnpm serve` of the same builds. */
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
