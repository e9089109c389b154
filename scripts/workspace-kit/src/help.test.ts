import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './repository.ts';

/** The commands that people give with words after them. */
const COMMANDS = [
  ...['start', 'stop', 'dev', 'serve', 'export', 'deploy:init', 'pack:packages', 'new:remote'],
  ...['release', 'releases', 'promote', 'retire', 'remove:remote', 'nav', 'rollback', 'verify'],
  'canary',
];

const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(COMMANDS)('pnpm %s --help says how it is used, and does nothing', (name) => {
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  expect(program).toBe('node');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: pnpm /);
});
