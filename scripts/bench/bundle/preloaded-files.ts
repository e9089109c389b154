import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemoteBuild } from '@rapport/release';

/** A script that the HTML of a page names. */
export interface PreloadedFile {
  room: string;
  /** Path below `dist` of the room. */
  file: string;
  why: string;
}

/**
 * The scripts that the page of a built remote fetches at once, because its HTML names them.
 * @param path of a page that the release describes
 * @throws StepError when the remote is not built
 */
export async function preloadedFiles(
  workspace: string,
  remote: string,
  path: string,
): Promise<PreloadedFile[]> {
  const html = await readFile(join(workspace, 'shell/dist/index.html'), 'utf8');
  const { entry, preload, pages } = await readRemoteBuild(join(workspace, remote, 'dist'));
  const page = pages[path];
  const look = page?.look === undefined ? [] : [page.look];
  const reasons: { why: string; files: readonly string[] }[] = [
    { why: 'the entry of the remote', files: [entry] },
    { why: 'every page of the remote needs it', files: preload },
    { why: `${path} needs it`, files: page?.preload ?? [] },
    { why: 'draws the first data before React is there', files: look },
  ];
  const ofRemote = new Map<string, string>();
  for (const { why, files } of reasons) {
    for (const file of files) if (!ofRemote.has(file)) ofRemote.set(file, why);
  }
  return [
    ...scriptsOf(html).map((found) => ({ room: 'shell', ...found })),
    ...[...ofRemote].map(([file, why]) => ({ room: remote, file, why })),
  ];
}

/** The scripts of the shell in its index.html: the one that begins, and those it would ask for one by one. */
function scriptsOf(html: string): { file: string; why: string }[] {
  return [...html.matchAll(/<(script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, element, file = '']) => ({
      file,
      why: element === 'script' ? 'the script of the page' : 'every page needs it',
    }),
  );
}
