import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type EndRequest, EndRequests } from './end-requests.ts';

describe('EndRequests', () => {
  const meanings = (...asked: [EndRequest, number][]) => {
    const requests = new EndRequests();
    return asked.map(([request, at]) => requests.ask(request, at));
  };

  it('treats a signal to the whole process group as one request', () => {
    const asked = meanings(
      ['SIGTERM', 0],
      ['SIGTERM', 5],
      ['launcher gone', 900],
      ['SIGHUP', 5000],
    );
    expect(asked).toEqual(['begin', 'ignore', 'ignore', 'ignore']);
  });

  it('treats a Ctrl-C that arrives twice as one key press, and a later one as the second', () => {
    expect(meanings(['SIGINT', 0], ['SIGINT', 20], ['SIGINT', 1500])).toEqual([
      'begin',
      'ignore',
      'force',
    ]);
  });
});

const moduleAt = (path: string) =>
  JSON.stringify(pathToFileURL(resolve(__dirname, '..', path)).href);

/** Replaces Postgres: ends immediately, whatever is in flight. */
const DATABASE = `
  require('node:http').createServer((_, response) => response.end('row')).listen(0, '127.0.0.1', function () {
    require('node:fs').writeFileSync(process.env.STATE + '/database', String(this.address().port));
  });`;
/** Replaces the API: on SIGTERM, it finishes the requests in flight, which query the database repeatedly. */
const API = `
  const fs = require('node:fs'), database = 'http://127.0.0.1:' + fs.readFileSync(process.env.STATE + '/database', 'utf8');
  let inFlight;
  const server = require('node:http').createServer((request, response) => {
    if (request.url !== '/slow') return response.end('ok');
    inFlight = response;
    fs.writeFileSync(process.env.STATE + '/in-flight', '');
  }).listen(0, '127.0.0.1', function () {
    fs.writeFileSync(process.env.STATE + '/api', String(this.address().port));
  });
  const row = () => fetch(database, { headers: { connection: 'close' } }).then((answer) => answer.text());
  process.on('SIGTERM', async () => {
    server.close();
    server.closeIdleConnections();
    try {
      for (let asked = 0; asked < 200; asked += 1) await row();
      inFlight.end(await row());
    } catch {
      inFlight.destroy();
    }
  });`;
const START = `
  import { existsSync, readFileSync } from 'node:fs';
  import { nodePart } from ${moduleAt('stack/node-part.ts')};
  import { Supervisor } from ${moduleAt('stack/supervisor.ts')};
  import { onEndRequest } from ${moduleAt('stack/end-requests.ts')};
  const state = process.env.STATE;
  const part = (name) => nodePart({
    name, args: [state + '/' + name + '.cjs'], env: process.env, logFolder: state + '/logs',
    isReady: async () => existsSync(state + '/' + name) && readFileSync(state + '/' + name, 'utf8') !== '',
  });
  const supervisor = new Supervisor({ print: () => {}, onGiveUp: () => {} });
  onEndRequest((_, exitCode) => void supervisor.stop().then(() => process.exit(exitCode)));
  await supervisor.start([part('database')]);
  await supervisor.start([part('api')]);
  console.log(readFileSync(state + '/api', 'utf8'));`;
/** Replaces the package manager: runs its script and dies of the signal. */
const LAUNCHER = `
  require('node:child_process').spawn(process.execPath,
    ['--conditions=rapport-source', '--import', 'tsx', process.env.STATE + '/start.mts'],
    { stdio: 'inherit', cwd: ${JSON.stringify(resolve(__dirname, '..'))} });`;

it('SIGTERM to the whole process group lets a request in flight finish', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'end-'));
  const programs = {
    'database.cjs': DATABASE,
    'api.cjs': API,
    'start.mts': START,
    'pnpm.cjs': LAUNCHER,
  };
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text);
  const launcher = spawn(process.execPath, [join(folder, 'pnpm.cjs'), 'start'], {
    env: { ...process.env, STATE: folder },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const allEnded = once(launcher.stdout, 'close');
  const [port] = await once(createInterface(launcher.stdout), 'line');
  const answer = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
  answer.catch(() => undefined);
  while (!existsSync(join(folder, 'in-flight'))) await sleep(20);
  process.kill(-launcher.pid!, 'SIGTERM');
  expect(await answer).toBe('row');
  await allEnded;
  rmSync(folder, { recursive: true });
});
