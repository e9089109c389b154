import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockFolder, lockOwner } from './folder-lock.ts';
import { commandLineNames, startTimeOf } from './process-identity.ts';

describe('lockFolder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rapport-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'lock.json');

  it('refuses while the owner is running, and releases the folder afterward', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['an owner that is dead', JSON.stringify({ pid: 2 ** 30, startTime: 'x' })],
    ['an id that another process has now', JSON.stringify({ pid: process.pid, startTime: 'x' })],
    ['a torn text', '{"pid":'],
  ])('takes over a lock of %s', (_, text) => {
    writeFileSync(file, text);
    const lock = lockFolder(folder);
    expect(readdirSync(folder)).toEqual(['lock.json']);
    lock.release();
  });

  it('leaves a lock that someone else has taken over', () => {
    const lock = lockFolder(folder);
    writeFileSync(file, 'of another');
    lock.release();
    expect(readdirSync(folder)).toEqual(['lock.json']);
    rmSync(file);
  });

  it('has an owner, living or dead, only while it is there', () => {
    expect(lockOwner(folder)).toBeUndefined();
    const lock = lockFolder(folder);
    expect(lockOwner(folder)).toEqual({ pid: process.pid, lives: true });
    lock.release();
    writeFileSync(file, JSON.stringify({ pid: process.pid, startTime: 'x' }));
    expect(lockOwner(folder)).toEqual({ pid: process.pid, lives: false });
    rmSync(file);
    expect(lockOwner(path.join(folder, 'missing'))).toBeUndefined();
  });

  it('names a folder that is not there', () => {
    expect(() => lockFolder(path.join(folder, 'missing'))).toThrow('missing');
  });
});

describe('process identity', () => {
  it('finds one start time for a living process, and no start time for a dead one', () => {
    expect(startTimeOf(process.pid)).toBe(startTimeOf(process.pid));
    expect(startTimeOf(process.pid)).not.toBe(startTimeOf(1));
    expect(startTimeOf(2 ** 30)).toBeUndefined();
    expect(startTimeOf(-1)).toBeUndefined();
  });

  it('finds no folder in the command line of a process that does not name it', () => {
    expect(commandLineNames(process.pid, '/nowhere')).toBe(false);
    expect(commandLineNames(2 ** 30, '/nowhere')).toBe(false);
  });
});
