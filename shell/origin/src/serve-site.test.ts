import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readServeOrder } from './serve-order.ts';
import { CONFIG, sampleRegistry, writeSampleSite } from './test/sample-site.ts';

const PROGRAM = fileURLToPath(new URL('serve-site.ts', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

let folder: string;
let program: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  writeSampleSite(folder);
  mkdirSync(join(folder, 'registry'));
  writeFileSync(join(folder, 'registry/remotes.json'), JSON.stringify(sampleRegistry()));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  writeFileSync(join(folder, 'releases/shell/1.0.0/index.html'), '<html><head></head></html>');
});
afterEach(() => {
  program?.kill('SIGKILL');
  program = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts the program like its command does, and resolves with its URL. */
async function serve(...args: string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--conditions=rapport-source', '--import', 'tsx', PROGRAM, '--port', '0', ...args],
    { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  program = child;
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, address] = /Serving at (\S+)/.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`It did not start: ${output}`);
}

/** Sends a request over a persistent connection; its response is read later. */
function ask(address: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, resolve).on('error', reject).end();
  });
}

describe('pnpm serve', () => {
  it('serves the shell and remotes in one process, and exits cleanly on a signal', async () => {
    const address = await serve('--data', folder, '--keep-alive', '90');
    const page = await fetch(`${address}/contacts/5f`);
    expect(page.headers.get('keep-alive')).toBe('timeout=90');
    expect(await page.text()).toContain('rapport-registry');
    const release = '/remotes/mf-contacts/1.2.0/remoteEntry.js';
    for (const path of [release, `/~1${release}`, '/config.json', '/.alive']) {
      expect((await fetch(address + path)).status).toBe(200);
    }
    expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404);

    // A connection that a proxy keeps open must not delay the exit.
    const agent = new Agent({ keepAlive: true });
    const answer = await ask(`${address}/config.json`, agent);
    const body = once(answer.resume(), 'end');
    const ended = once(program ?? fail(), 'exit');
    program?.kill('SIGTERM');
    await body;
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  });

  it('serves one remote at its own origin', async () => {
    const address = await serve('--remote', join(folder, 'releases/mf-contacts'));
    const entry = await fetch(`${address}/1.2.0/remoteEntry.js`);
    expect(entry.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${address}/contacts`)).status).toBe(404);
  });
});

describe('readServeOrder', () => {
  it('takes a flag before a variable, and listens on the loopback by itself', () => {
    const args = ['--data', folder, '--port', '9000', '--remotes', 'none'];
    const env = { PORT: '1', KEEP_ALIVE_SECONDS: '5', TRUST_PROXY: '2' };
    expect(readServeOrder(args, env)).toMatchObject({
      host: '127.0.0.1',
      port: 9000,
      keepAliveMs: 5000,
      trustedProxies: 2,
      site: {
        kind: 'shell',
        root: join(folder, 'releases/shell/1.0.0'),
        remotes: undefined,
        services: ['https://app.example', 'https://auth.example'],
      },
    });
    expect(readServeOrder(['--data', folder], { HOST: '::' }).host).toBe('::');
  });

  it('says everything that is wrong at once', () => {
    rmSync(join(folder, 'registry'), { recursive: true });
    writeFileSync(join(folder, 'config.json'), '[]');
    const args = ['--data', folder, '--shell', '/nowhere', '--port', 'x', '--trust-proxy', '11'];
    expect(() => readServeOrder(args, {})).toThrow(
      /--port .*\n--trust-proxy .*\n.*no built shell in \/nowhere.*\n.*remotes\.json does not exist.*\n.*config\.json is not/,
    );
  });
});

function fail(): never {
  throw new Error('The program was not started.');
}
