import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTimeOf } from '@rapport/workspace-kit';
import { stopStack } from './stop-stack.ts';

describe('stopStack', () => {
  let dataDir: string;
  let lines: string[];
  let started: ChildProcess | undefined;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'stop-'));
    lines = [];
  });
  afterEach(() => {
    started?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });

  const stop = (patienceMs?: number) =>
    stopStack({
      dataDir,
      print: (line) => lines.push(line),
      ...(patienceMs !== undefined && { patienceMs }),
    });

  /** Starts a process that has locked the folder like a stack, and runs this code on SIGTERM. */
  async function runStart(onTerm: string) {
    const program = `process.on('SIGTERM', () => { ${onTerm} }); setInterval(() => {}, 1000); console.log('runs')`;
    const child = spawn(process.execPath, ['-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started = child;
    await once(child.stdout, 'data');
    const pid = child.pid!;
    const lock = JSON.stringify({ pid, startTime: startTimeOf(pid) });
    writeFileSync(join(dataDir, 'lock.json'), lock);
    return child;
  }

  it('asks the start to end, waits until it is gone, and says so', async () => {
    const child = await runStart('console.log("told")');
    const told = once(child.stdout, 'data');
    const stopped = stop();
    await told;
    expect(lines).toHaveLength(1);
    child.kill('SIGKILL');
    await stopped;
    expect(startTimeOf(child.pid!)).toBeUndefined();
    expect(lines).toEqual([
      `Stopping Rapport on ${dataDir} (process ${child.pid}).`,
      expect.stringMatching(/^Rapport has stopped \(\d+\.\d s\)\.$/),
    ]);
  });

  it('names the folder on which no stack runs', async () => {
    await expect(stop()).rejects.toThrow(`Rapport doesn't run on ${dataDir}`);
  });

  it('leaves another process alone that has the id of a start that was killed', async () => {
    writeFileSync(join(dataDir, 'lock.json'), JSON.stringify({ pid: process.pid, startTime: 'x' }));
    writeFileSync(join(dataDir, 'stack.json'), '{}');
    await expect(stop()).rejects.toThrow(`(process ${process.pid}) was killed`);
    expect(existsSync(join(dataDir, 'stack.json'))).toBe(false);
  });

  it('gives advice if a start hangs', async () => {
    const child = await runStart('');
    await expect(stop(50)).rejects.toThrow(`"kill -9 ${child.pid}"`);
  });
});
