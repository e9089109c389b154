import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTimeOf } from '@rapport/workspace-kit';
import { query } from './test/query.ts';
import { spawnProgram } from './test/spawned-program.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

const MAIN = 'postgres/main.ts';

function postmasterOf(folder: string): number {
  const file = path.join(folder, 'postgres/cluster/postmaster.pid');
  return Number.parseInt(readFileSync(file, 'utf8'), 10);
}

const parentOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));

/** Waits until all of these processes have ended; if one stays, the test never ends. */
async function gone(...pids: number[]): Promise<void> {
  while (pids.some((pid) => startTimeOf(pid) !== undefined)) await sleep(20);
}

describe('the Postgres program', () => {
  const folder = temporaryFolder();
  const env = { RAPPORT_DATA: folder };

  it('leaves no process behind after kill -9, and the next start has every committed row', async () => {
    const first = spawnProgram(MAIN, env);
    const { databaseUrl } = await first.firstLine;
    await query(databaseUrl!, 'CREATE TABLE note (text text)', `INSERT INTO note VALUES ('kept')`);
    const postmaster = postmasterOf(folder);
    const guard = parentOf(postmaster);
    first.child.kill('SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    // Immediately, while the first Postgres may still be shutting down.
    const second = spawnProgram(MAIN, env);
    const { databaseUrl: again } = await second.firstLine;
    expect(await query(again!, 'SELECT * FROM note')).toEqual([{ text: 'kept' }]);
    await gone(postmaster, guard);
    second.child.stdin!.end();
    expect(await second.exited).toBe(0);
  });

  it('ends with a message when its guard or Postgres is killed, and takes the other along', async () => {
    for (const victim of ['guard', 'postmaster']) {
      const program = spawnProgram(MAIN, env);
      await program.firstLine;
      const postmaster = postmasterOf(folder);
      const guard = parentOf(postmaster);
      process.kill(victim === 'guard' ? guard : postmaster, 'SIGKILL');
      expect(await program.exited).toBe(1);
      expect(program.errors()).toContain('SIGKILL');
      await gone(postmaster, guard);
    }
  });

  it('refuses to run twice on one folder', async () => {
    const first = spawnProgram(MAIN, env);
    await first.firstLine;
    const second = spawnProgram(MAIN, env);
    expect(await second.exited).toBe(1);
    expect(second.errors()).toContain(`process ${first.child.pid}`);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
  });

  it('removes its temporary folder, and forces nothing in it to disk', async () => {
    const program = spawnProgram(MAIN, { TMPDIR: folder });
    const { databaseUrl } = await program.firstLine;
    expect(databaseUrl).toMatch(/^postgres:\/\/postgres:.+@127\.0\.0\.1:\d+\/postgres$/);
    expect(await query(databaseUrl!, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
    program.child.stdin!.end();
    expect(await program.exited).toBe(0);
    const left = readdirSync(folder).filter((name) => name.startsWith('rapport-postgres'));
    expect(left).toEqual([]);
  });
});
