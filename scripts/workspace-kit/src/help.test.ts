import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './repository.ts';
import { typescriptProgram } from './run-program.ts';

/** The commands that take arguments. */
const COMMANDS = [
  ...['start', 'stop', 'dev', 'serve', 'export', 'deploy:init', 'pack:packages', 'new:remote'],
  ...['release', 'releases', 'promote', 'retire', 'remove:remote', 'nav', 'rollback', 'verify'],
  'canary',
];

const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Returns the program of a command, which Node runs without other arguments. */
function programOf(command: string): string {
  const script = scripts[command] ?? '';
  const program = script.split(' ').at(-1) ?? '';
  expect(script).toBe(['node', ...typescriptProgram(program)].join(' '));
  return join(REPOSITORY, program);
}

function runNode(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { status, stdout, stderr };
}

const ANSWER = { status: 0, stdout: expect.stringMatching(/^Usage: pnpm /), stderr: '' };

it('every command says with --help how it is used, and does nothing', () => {
  const programs = COMMANDS.map(programOf);
  const asking = typescriptProgram(
    join(REPOSITORY, 'scripts/workspace-kit/src/test/ask-for-help.ts'),
  );
  const { stdout, ...rest } = runNode([...asking, ...programs]);
  expect(rest).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual(programs.map((program) => ({ program, ...ANSWER })));
});

it('a command ends after its help when it runs by itself', () => {
  expect(runNode([...typescriptProgram(programOf('release')), '--help'])).toEqual(ANSWER);
});
