import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const END_REQUESTS = JSON.stringify(pathToFileURL(resolve(__dirname, 'end-requests.ts')).href);
const start = (end: string) => `
  import { onEndRequest } from ${END_REQUESTS};
  const work = setInterval(() => {}, 1000);
  onEndRequest((words) => { console.log(words); ${end}; });
  console.log('runs');`;
/** Replaces pnpm as a background job: it ignores SIGINT, and its script runs in a separate process group. */
const LAUNCHER = `
  process.on('SIGINT', () => {});
  require('node:child_process').spawn('perl',
    ['-e', 'setpgrp(0, 0); exec @ARGV', process.execPath, '--conditions=rapport-source', '--import', 'tsx',
      process.env.STATE + '/start.mts'],
    { stdio: 'inherit', cwd: ${JSON.stringify(resolve(__dirname, '..'))} });`;

it.each([
  ['that exits', 'process.exit(0)'],
  ['that stops its work', 'clearInterval(work)'],
])(
  'SIGINT to the process group of a launcher that ignores it ends a program %s',
  async (_, end) => {
    const folder = mkdtempSync(join(tmpdir(), 'interrupt-'));
    writeFileSync(join(folder, 'start.mts'), start(end));
    writeFileSync(join(folder, 'pnpm.cjs'), LAUNCHER);
    const launcher = spawn(process.execPath, [join(folder, 'pnpm.cjs'), 'start'], {
      env: { ...process.env, STATE: folder },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    const output = createInterface(launcher.stdout).on('line', (line) => lines.push(line));
    const allEnded = once(launcher.stdout, 'close');
    await once(output, 'line');
    // The listener may join the group shortly after the program has started.
    const interrupt = setInterval(() => process.kill(-launcher.pid!, 'SIGINT'), 100);
    // A SIGINT after more than a second would force the end.
    await once(output, 'line');
    clearInterval(interrupt);
    await allEnded;
    expect(lines).toEqual(['runs', 'Stopping.']);
    rmSync(folder, { recursive: true });
  },
);
