import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress.ts';

const script = 'export const answer = 42;\n'.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('precompress', () => {
  it('writes both forms beside a file, and only where they are worth it', async () => {
    writeFileSync(join(folder, 'a.js'), script);
    writeFileSync(join(folder, 'small.js'), 'export {};');
    writeFileSync(join(folder, 'font.woff2'), script);
    await precompress(folder);
    expect(readdirSync(folder).sort()).toEqual([
      'a.js',
      'a.js.br',
      'a.js.gz',
      'font.woff2',
      'small.js',
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(script);
  });
});
