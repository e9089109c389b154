import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../postgres/test/temporary-folder.ts';
import { readSettings } from './env.ts';
import { ensureAuthKeys } from './keys.ts';
import { settings } from './test/auth-program.ts';

describe('ensureAuthKeys', () => {
  const folder = temporaryFolder();

  it('makes random keys per folder and keeps them for the eyes of their owner', () => {
    const [one, two] = ['one', 'two'].map((name) => path.join(folder, name));
    const keys = ensureAuthKeys(one!);
    expect(ensureAuthKeys(one!)).toEqual(keys);
    expect(ensureAuthKeys(two!).jwtSecret).not.toBe(keys.jwtSecret);
    expect(statSync(path.join(one!, 'auth-keys.json')).mode & 0o077).toBe(0);
    expect(() =>
      readSettings({
        ...settings('postgres://a:b@127.0.0.1:5432/auth'),
        JWT_SECRET: keys.jwtSecret,
        PUBLISHABLE_KEY: keys.publishableKey,
        SECRET_KEY: keys.secretKey,
      }),
    ).not.toThrow();
  });

  it('replaces no keys that it cannot read', () => {
    const torn = path.join(folder, 'torn');
    mkdirSync(torn);
    writeFileSync(path.join(torn, 'auth-keys.json'), '{"jwt');
    expect(() => ensureAuthKeys(torn)).toThrow('auth-keys.json cannot be understood');
    expect(readFileSync(path.join(torn, 'auth-keys.json'), 'utf8')).toBe('{"jwt');
  });
});
