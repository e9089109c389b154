import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../stores/folder-store.ts';
import { requireStoreConfig } from './store-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const check = () => requireStoreConfig(folderStore(folder));
const write = (text: string) => writeFileSync(join(folder, 'config.json'), text);

describe('requireStoreConfig', () => {
  it('accepts a target without config.json', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it('accepts valid settings', async () => {
    write(
      '{"environment":"production","apiUrl":"https://a.example","supabaseUrl":"https://s.example","publishableKey":"x"}',
    );
    await expect(check()).resolves.toBeUndefined();
  });

  it('names every invalid setting', async () => {
    write('{"environment":"production","apiUrl":"https://a.example/api","publishableKey":"x"}');
    await expect(check()).rejects.toThrow(
      /config.json in .* is not in order:\n- apiUrl has more than an origin.*\n- supabaseUrl is missing.*\nNothing was released/,
    );
  });

  it('names the file if it isn’t JSON', async () => {
    write('{"environment":}');
    await expect(check()).rejects.toThrow('It is not JSON (');
  });
});
