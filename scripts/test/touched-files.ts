import { type Import } from '../check/folder-circles.ts';

/**
 * Returns the files that a change touches: the changed ones, and every file that imports one of them, directly or
 * indirectly. A changed file without any imports from or to it, like a manifest or a template, touches its whole
 * room; one at the root touches everything.
 * @param files every file of the import graph
 * @param packages the folders of the workspace's packages
 * @returns `undefined` for everything
 */
export function touchedFiles(
  changed: readonly string[],
  {
    files,
    imports,
    packages,
  }: { files: readonly string[]; imports: readonly Import[]; packages: readonly string[] },
): string[] | undefined {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const touched = new Set<string>();
  for (const path of changed.filter((each) => !each.endsWith('.md'))) {
    if (known.has(path)) touched.add(path);
    else {
      const room = innermost(packages, path);
      if (room === undefined) return undefined;
      for (const file of files) if (file.startsWith(`${room}/`)) touched.add(file);
    }
  }
  // The set grows during the loop, which also visits the added files.
  for (const path of touched)
    for (const importer of importers.get(path) ?? []) touched.add(importer);
  return [...touched];
}

/** Returns the package that contains a file. */
function innermost(packages: readonly string[], path: string): string | undefined {
  return packages
    .filter((folder) => path.startsWith(`${folder}/`))
    .reduce<string | undefined>(
      (best, folder) => (folder.length > (best?.length ?? 0) ? folder : best),
      undefined,
    );
}
