import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './log-file.ts';
import { hasStackFile, removeStackFile, stackFile, writeStackFile } from './stack-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the description of a running stack', () => {
  const stack = {
    shellUrl: 'http://localhost:4200',
    apiUrl: 'http://localhost:4210',
    authUrl: 'http://localhost:4211',
    mailboxUrl: 'http://localhost:4211',
    remotes: { 'mf-contacts': 'http://localhost:4201' },
    otherRemotes: 'http://localhost:4214',
    databaseUrl: 'postgres://rapport:secret@127.0.0.1:4212/rapport',
    publishableKey: 'sb_publishable_x',
    jwtSecret: 'secret',
    demo: { email: 'demo@rapport.local', password: 'secret' },
  };

  it('is for the eyes of its owner only, also where an open file lies', () => {
    writeFileSync(stackFile(folder), '{}', { mode: 0o644 });
    writeStackFile(folder, stack);
    expect(statSync(stackFile(folder)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(stackFile(folder), 'utf8'))).toEqual(stack);
  });

  it('is gone when the stack is', () => {
    writeStackFile(folder, stack);
    expect(hasStackFile(folder)).toBe(true);
    removeStackFile(folder);
    removeStackFile(folder);
    expect(hasStackFile(folder)).toBe(false);
  });
});

describe('openLog', () => {
  const write = (text: string) => (descriptor: number) => writeFileSync(descriptor, text);

  it('appends, and shows the end of what this run wrote', () => {
    openLog(folder, 'api').withDescriptor(write('yesterday\n'));
    const log = openLog(folder, 'api');
    log.withDescriptor(write('today\n'));
    expect(log.tail()).toBe('today');
    expect(readFileSync(log.path, 'utf8')).toBe('yesterday\ntoday\n');
  });

  it('sets a log that has grown aside', () => {
    writeFileSync(join(folder, 'api.log'), 'x'.repeat(5_000_001));
    const log = openLog(folder, 'api');
    log.withDescriptor(write('new\n'));
    expect(readFileSync(log.path, 'utf8')).toBe('new\n');
    expect(statSync(`${log.path}.1`).size).toBe(5_000_001);
  });

  it('bounds a log while a program writes to it, and keeps the last files that were set aside', async () => {
    const log = openLog(folder, 'shell', { largestBytes: 1_000, kept: 2, everyMs: 1 });
    const stop = log.watch();
    const setAside = async (text: string) => {
      log.withDescriptor(write(text.repeat(1_001)));
      while (statSync(log.path).size > 0) await new Promise((later) => setTimeout(later, 1));
    };
    // The program's descriptor stays open during the rotation.
    const open = openSync(log.path, 'a');
    await setAside('a');
    await setAside('b');
    await setAside('c');
    writeFileSync(open, 'last\n');
    closeSync(open);
    stop();
    expect(readFileSync(log.path, 'utf8')).toBe('last\n');
    expect(log.tail()).toBe('last');
    expect(readFileSync(`${log.path}.1`, 'utf8')).toBe('c'.repeat(1_001));
    expect(readFileSync(`${log.path}.2`, 'utf8')).toBe('b'.repeat(1_001));
    expect(existsSync(`${log.path}.3`)).toBe(false);
  });
});
