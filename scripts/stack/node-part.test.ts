import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIE_WITH_PARENT, startTimeOf } from '@rapport/workspace-kit';
import { nodePart } from './node-part.ts';
import { type RunningPart } from './supervisor.ts';

const PROGRAM = `
  const http = require('node:http'), fs = require('node:fs');
  let slow;
  const server = http.createServer((request, response) => {
    if (request.url === '/slow') {
      slow = response;
      fs.writeFileSync(process.env.STATE + '.slow', '');
    }
    else if (request.url === '/die') process.exit(3);
    else response.end('ok');
  });
  server.listen(0, '127.0.0.1', () => {
    fs.writeFileSync(process.env.STATE, JSON.stringify({ pid: process.pid, port: server.address().port }));
  });
  process.on('SIGTERM', () => {
    server.close();
    server.closeIdleConnections();
    // Answers after a few file reads instead of immediately.
    const later = (turns) => turns > 0 ? fs.readFile(__filename, () => later(turns - 1)) : slow?.end('slow answer');
    later(50);
  });
`;

let folder: string;
let running: RunningPart | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'part-'));
  running = undefined;
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

const stateFile = () => join(folder, 'state.json');
const state = (): { pid: number; port: number } => JSON.parse(readFileSync(stateFile(), 'utf8'));
const call = async (path: string) =>
  (
    await fetch(`http://127.0.0.1:${state().port}${path}`, { headers: { connection: 'close' } })
  ).text();

function part(program: string) {
  writeFileSync(join(folder, 'program.cjs'), program);
  return nodePart({
    name: 'fake',
    args: [join(folder, 'program.cjs')],
    env: { ...process.env, STATE: stateFile() },
    logFolder: join(folder, 'logs'),
    isReady: async () => (await call('/')) === 'ok',
  });
}

describe('nodePart', () => {
  it('is started when it answers, and lets requests in flight finish when it stops', async () => {
    running = await part(PROGRAM).start(jest.fn());
    const slow = call('/slow');
    await eventually(async () => existsSync(`${stateFile()}.slow`));
    await running.stop();
    expect(await slow).toBe('slow answer');
    expect(startTimeOf(state().pid)).toBeUndefined();
  });

  it('reports an unexpected exit', async () => {
    const reason = new Promise<string>((resolve) => {
      void part(PROGRAM)
        .start(resolve)
        .then(() => call('/die').catch(() => {}));
    });
    expect(await reason).toMatch(/^ended with code 3; its log is .*fake\.log$/);
  });

  it("reports why it didn't start, with the end of its log", async () => {
    const broken = part("console.error('the flux is low'); process.exit(1);");
    await expect(broken.start(jest.fn())).rejects.toThrow(
      /^fake did not start: it ended with code 1\.\nthe flux is low\n/,
    );
  });

  it('ends with the program that started it, even by kill -9', async () => {
    writeFileSync(join(folder, 'program.cjs'), PROGRAM);
    const args = ['--import', DIE_WITH_PARENT, join(folder, 'program.cjs')];
    const parent = spawn(process.execPath, [
      '-e',
      `require('node:child_process').spawn(process.execPath, ${JSON.stringify(args)}, {
        detached: true, stdio: ['pipe', 'ignore', 'ignore'],
        env: { ...process.env, STATE: ${JSON.stringify(stateFile())} } });
       setInterval(() => {}, 1000);`,
    ]);
    await eventually(async () => (await call('/')) === 'ok');
    parent.kill('SIGKILL');
    await eventually(async () => startTimeOf(state().pid) === undefined);
  });
});

/** Waits until a condition is true; a rejection counts as false. */
async function eventually(condition: () => Promise<boolean>) {
  const deadline = Date.now() + 60_000;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('It did not happen.');
    await new Promise((later) => setTimeout(later, 20));
  }
}
