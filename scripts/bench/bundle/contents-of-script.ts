import { SourceMap } from 'node:module';
import { posix } from 'node:path';

/** What no source stands behind: helpers of the build and what the federation plugin writes. */
export const GLUE = 'glue of the build';

/**
 * How many bytes of a script come from which package or folder, most first.
 * @param code the script
 * @param map text of its source map; without one, all of it is glue
 * @param folder of the script, from the root of the workspace; the map names its sources from there
 */
export function contentsOfScript(
  code: string,
  map: string | undefined,
  folder: string,
): [string, number][] {
  const bytes = new Map<string, number>();
  const add = (name: string, count: number) => bytes.set(name, (bytes.get(name) ?? 0) + count);
  if (map === undefined) {
    add(GLUE, Buffer.byteLength(code));
  } else {
    const read = new SourceMap(JSON.parse(map));
    const names = new Map<string, string>();
    for (const [row, line] of code.split('\n').entries()) {
      for (let column = 0; column < line.length; column += 1) {
        const found = read.findEntry(row, column);
        // Without an entry of its own a place gets the one before it, which may be on another line.
        const source =
          'originalSource' in found && found.generatedLine === row
            ? found.originalSource
            : undefined;
        const name = names.get(source ?? '') ?? nameOf(source, folder);
        names.set(source ?? '', name);
        add(name, 1);
      }
    }
  }
  return [...bytes].sort(([, a], [, b]) => b - a);
}

/** The package of a source, or its folder in the workspace. */
function nameOf(source: string | undefined, folder: string): string {
  if (source === undefined || source === '') return GLUE;
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (name !== undefined) return name;
  if (source.includes('virtual:')) return GLUE;
  const path = posix.join(folder, source);
  return posix.dirname(path).split('/').slice(0, 3).join('/');
}
