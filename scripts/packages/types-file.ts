import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PublicTypes } from './public-types.ts';

/** The public types of the released version, which are committed beside the package. */
export interface TypesOfVersion {
  version: string;
  types: PublicTypes;
}

const FILE = 'public-types.txt';
const MARK = '//// ';

/** Reads the committed types; undefined before the first version. */
export function readTypesFile(folder: string): TypesOfVersion | undefined {
  const path = join(folder, FILE);
  return existsSync(path) ? parseTypes(readFileSync(path, 'utf8')) : undefined;
}

export function writeTypesFile(folder: string, types: TypesOfVersion): void {
  writeFileSync(join(folder, FILE), formatTypes(types));
}

export function formatTypes({ version, types }: TypesOfVersion): string {
  const parts = [...types].map(([name, text]) => `${MARK}${name}\n${text}\n`);
  return `The public types of version ${version}. Written by "pnpm pack:packages"; not edited by hand.\n\n${parts.join('\n')}`;
}

export function parseTypes(text: string): TypesOfVersion {
  const [head = '', ...parts] = text.split(`\n${MARK}`);
  const version = /version (\S+)\. /.exec(head)?.[1] ?? '0.0.0';
  const types = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end + 1).trimEnd()];
  });
  return { version, types: new Map(types) };
}
