import { findLaunchers, type ProcessRow } from './launchers.ts';

/** Creates ancestor processes by their command lines, the parent first. */
function ancestors(...commands: string[][]): ProcessRow[] {
  return commands.map((command, index) => ({
    pid: 100 - index,
    parent: 99 - index,
    group: 1,
    command,
  }));
}

const pids = (...commands: string[][]) =>
  findLaunchers(ancestors(...commands)).map(({ pid }) => pid);

const pnpm = ['node', '/home/ada/.npm/_npx/1/node_modules/.bin/pnpm', 'start'];
const npx = ['npm exec pnpm@12 start'];
const shell = (line: string) => ['sh', '-c', line];

describe('findLaunchers', () => {
  it('finds pnpm, and npx around it', () => {
    const line = 'node scripts/start.ts';
    expect(pids(shell(line), pnpm, shell('pnpm start'), npx, ['bash'])).toEqual([99, 97]);
    expect(pids(pnpm, npx)).toEqual([100, 99]);
    expect(pids(['pnpm', 'start'], ['-bash'])).toEqual([100]);
    expect(pids(['node', '--no-warnings', '/usr/lib/pnpm.cjs', 'start'])).toEqual([100]);
    expect(pids(['npm run start'], shell('x'), ['/usr/bin/node', '/usr/bin/npx', 'y'])).toEqual([
      100, 98,
    ]);
  });

  it('leaves out the shell of a person or a script, which may end before us', () => {
    expect(pids(['bash', '-c', 'npx pnpm start &'], ['npm test'])).toEqual([]);
    expect(pids(pnpm, npx, ['bash', '-c', 'npx pnpm start &'], ['npm exec tool'])).toEqual([
      100, 99,
    ]);
    expect(pids(pnpm, shell('pnpm start &'), ['npm run everything'])).toEqual([100]);
  });

  it('finds no launcher when something else has started us', () => {
    expect(pids()).toEqual([]);
    expect(pids(['node', '/repo/e2e/worker.js'], pnpm)).toEqual([]);
    expect(pids(['systemd'])).toEqual([]);
  });
});
