import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runInFolder } from '../../fixtures/run-in-folder.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGE = resolve(import.meta.dirname, '../../../docs/api.md');

test('the examples in docs/api.md run unchanged, and fail only where documented', async ({
  account,
  stack,
}, { outputDir }) => {
  const data = join(outputDir, '.rapport');
  await mkdir(data, { recursive: true });
  // The page ends all sessions of its account, which other specs may use.
  await writeFile(join(data, 'stack.json'), JSON.stringify({ ...stack, demo: account }));
  const page = await readFile(PAGE, 'utf8');
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, lines]) => lines);
  expect(blocks.length).toBeGreaterThan(8);
  const told = await runInFolder(
    outputDir,
    'bash',
    '-c',
    `RAPPORT_DATA=.rapport\n${blocks.join('\n')}`,
  );
  expect(told).toMatch(/\{"changes":\[\{"kind":"contact","id":"[^"]+","change":"made"/);
  expect(told).toMatch(/Received \{"type":"test"/);
  const codes = [...told.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code);
  expect(codes).toEqual(['SCOPE_MISSING', 'VALIDATION_FAILED']);
});
