import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';
import { buildAll } from '../../build/build-all.ts';
import { contentsOfScript } from './contents-of-script.ts';
import { type PreloadedFile, preloadedFiles } from './preloaded-files.ts';

/** Packages and folders that a file names; the rest is one line. */
const NAMED = 8;

/**
 * Builds what changed, and prints of every script that the HTML of the contacts names what it holds and
 * why it is there: a table in Markdown.
 */
export async function benchBundle(): Promise<void> {
  await buildAll(REPOSITORY, { print: console.log });
  const files = await preloadedFiles(REPOSITORY, 'mf-contacts', '/contacts');
  const rows = await Promise.all(files.map((file) => rowsOf(file)));
  const all = rows.reduce((sum, { sent }) => sum + sent, 0);
  console.log('\n| script | why | holds | bytes | as sent |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const { lines } of rows) console.log(lines.join('\n'));
  console.log(`| all | | | | ${amount(all)} |`);
}

async function rowsOf({ room, file, why }: PreloadedFile) {
  const place = join(REPOSITORY, room, 'dist', file);
  const code = await readFile(place, 'utf8');
  const map = await readFile(join(REPOSITORY, room, '.source-maps', `${file}.map`), 'utf8').catch(
    () => undefined,
  );
  // Small files are sent as they are.
  const { size } = await stat(`${place}.br`).catch(() => stat(place));
  const contents = contentsOfScript(code, map, dirname(`${room}/dist/${file}`));
  const others = contents.slice(NAMED).reduce((sum, [, bytes]) => sum + bytes, 0);
  const named = [...contents.slice(0, NAMED), ...(others > 0 ? [['others', others] as const] : [])];
  const share = (bytes: number) => amount((bytes * size) / Buffer.byteLength(code));
  const name = `${room}: ${file.replace('assets/', '').replace(/-[\w-]{8}\.js$/, '')}`;
  return {
    sent: size,
    lines: [
      `| **${name}** | ${why} | | ${amount(Buffer.byteLength(code))} | ${amount(size)} |`,
      ...(named.length === 1
        ? []
        : named.map(([what, bytes]) => `| | | ${what} | ${amount(bytes)} | ${share(bytes)} |`)),
    ],
  };
}

function amount(bytes: number): string {
  return Math.round(bytes).toLocaleString('en');
}
