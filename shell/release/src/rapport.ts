#!/usr/bin/env node
/**
 * `rapport`: the commands for owners of remotes, for teams in other repositories. This workspace runs the same
 * programs with pnpm, under the same names.
 */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'new:remote': () => import('./commands/new-remote.ts'),
  'dev:shell': () => import('./commands/dev-shell.ts'),
  release: () => import('./commands/release.ts'),
  rollback: () => import('./commands/rollback.ts'),
  releases: () => import('./commands/releases.ts'),
  verify: () => import('./commands/verify.ts'),
  promote: () => import('./commands/promote.ts'),
  retire: () => import('./commands/retire.ts'),
  nav: () => import('./commands/nav.ts'),
  share: () => import('./commands/share.ts'),
  'remove:remote': () => import('./commands/remove-remote.ts'),
  canary: () => import('./commands/canary.ts'),
  registry: () => import('./commands/registry.ts'),
};

const [, , name = ''] = process.argv;
const command = COMMANDS[name];
if (command) {
  // Each program reads its arguments from the third position on.
  process.argv.splice(2, 1);
  await command();
} else {
  console.error(`Usage: rapport <${Object.keys(COMMANDS).join(' | ')}> …`);
  process.exitCode = 1;
}
