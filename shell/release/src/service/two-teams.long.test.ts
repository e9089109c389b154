import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY, runProgram } from '@rapport/workspace-kit';
import { folderStore } from '../stores/folder-store.ts';
import { registryOf } from '../switch-registry.ts';

/** The programs as a host and two teams start them, with builds of this workspace. */
jest.setTimeout(900_000);
const args = (command: string) => [
  '--conditions=rapport-source',
  '--import',
  'tsx',
  join(REPOSITORY, `shell/release/src/commands/${command}.ts`),
];
const data = mkdtempSync(join(tmpdir(), 'two-teams-'));
let service: ChildProcess | undefined;
let address = '';

afterAll(() => {
  service?.kill();
  rmSync(data, { recursive: true });
});

/** Builds as in a terminal: the federation plugin writes no manifest in a test. */
const OUTSIDE_JEST = { NODE_ENV: undefined, JEST_WORKER_ID: undefined };
const run = (env: Record<string, string>, command: string, ...more: string[]) =>
  runProgram(process.execPath, [...args(command), ...more], {
    cwd: REPOSITORY,
    env: { ...process.env, ...OUTSIDE_JEST, ...env },
  });
const atHost = (...more: string[]) => run({ RELEASE_TARGET: data }, 'registry', ...more);

async function teamOf(remotes: string, actions: string) {
  const given = await atHost('token', remotes, '--remotes', remotes, '--actions', actions);
  const token = /^rapport_rt_\S+$/m.exec(given.output)?.[0] ?? '';
  return (command: string, ...more: string[]) =>
    run({ RELEASE_TARGET: address, RELEASE_TOKEN: token }, command, ...more);
}

/** @returns its address, from its output */
async function startService(): Promise<string> {
  const place = ['--target', data, '--port', '0', '--base-url', 'https://app.example/{remote}'];
  const started = spawn(process.execPath, [...args('registry'), 'serve', ...place], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  service = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const found = / at (http:\S+)$/.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error('The service ended.');
}

it('the service accepts the shell and the remotes of two teams at the same time, and keeps the teams apart', async () => {
  const hosts = ['--api', 'https://app.example', '--supabase', 'https://x.supabase.co'];
  const init = [
    '--target',
    data,
    '--app',
    'https://app.example',
    '--publishable-key',
    'sb_publishable_x',
  ];
  expect(await run({}, 'deploy-init', ...init, ...hosts)).toMatchObject({ code: 0 });
  address = await startService();

  const host = await teamOf('shell', 'release');
  const shell = await host('release', 'shell');
  expect(shell.output).toContain('is released');

  const coaching = await teamOf('mf-coaching', 'release,rollback,retire');
  const assessment = await teamOf('mf-assessment', 'release');
  const released = await Promise.all([
    coaching('release', 'mf-coaching', '--no-smoke'),
    assessment('release', 'mf-assessment', '--no-smoke'),
  ]);
  for (const { output } of released) {
    expect(output).toContain('shared modules fit the shell at');
    expect(output).toContain('is released');
  }
  expect((await coaching('verify')).output).toContain('agree');

  const before = await registryOf(folderStore(data));
  for (const [command, ...more] of [
    ['retire', 'mf-assessment'],
    ['rollback', 'mf-assessment'],
    ['remove-remote', 'mf-assessment'],
    ['nav', 'mf-assessment', '--label', 'Mine'],
  ] as const) {
    const refused = await coaching(command, ...more);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.output).toMatch(/This token may not change mf-assessment|has no release before/);
  }
  expect(await registryOf(folderStore(data))).toEqual(before);
  expect((await coaching('retire', 'mf-coaching')).output).toContain('is retired');
  expect((await atHost('log')).output).toContain(
    'write mf-assessment  refused, registry/remotes.json: This token may not change mf-assessment',
  );
});
