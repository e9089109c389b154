import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import { compareDocuments } from './api-document/compare-documents.ts';
import {
  readDocument,
  readReleasedDocument,
  writeReleasedDocument,
} from './api-document/released-document.ts';
import { compareTypes, type TypeChange } from './compare-types.ts';
import { typesOf } from './compile-package.ts';
import { type PublishedPackage, readManifest } from './packages.ts';
import { publicTypes, type PublicTypes } from './public-types.ts';
import { requiredVersion } from './required-version.ts';
import { readTypesFile, writeTypesFile } from './types-file.ts';

export interface VersionOptions {
  workspace: string;
  /**
   * `publish` wants a new version for additions too, and takes the types and the document of a new version as
   * those that others have; `check` wants the same and changes nothing, so that packing never fails on what is merged;
   * `try` wants a new version only for what could break others.
   */
  purpose: 'publish' | 'check' | 'try';
  /** Takes the public types and the document as they are now for those of the present version. */
  record: boolean;
}

/**
 * Compares the public types of a package, and the API's document behind them, with those of the version that
 * others have.
 * @param texts every type file of the package, as it is compiled from the sources
 * @throws StepError when the version is lower than what has changed asks for
 */
export function checkVersion(
  { dir, isRead = false, document: path }: PublishedPackage,
  texts: ReadonlyMap<string, string>,
  { workspace, purpose, record }: VersionOptions,
): void {
  const folder = join(workspace, dir);
  const { name, version, entries } = readManifest(folder);
  const typeFiles = Object.entries(entries).map(([entry, source]) => [
    entry,
    typesOf(source).replace(/^\.\/[^/]+\//, ''),
  ]);
  const types: PublicTypes = publicTypes(Object.fromEntries(typeFiles), texts);
  const recorded = record ? undefined : readTypesFile(folder);
  const document = path === undefined ? undefined : readDocument(join(workspace, path));
  const released = record ? undefined : readReleasedDocument(folder);
  const changes = [
    ...(recorded ? compareTypes(recorded.types, types, isRead) : []),
    ...(released && document ? compareDocuments(released, document) : []),
  ];
  const breaking = changes.filter(({ level }) => level === 'major');
  const counted = purpose === 'try' ? breaking : changes;
  const needed = recorded && requiredVersion(recorded.version, version, counted);
  if (needed !== undefined) {
    throw new StepError(
      `The public types of ${name} have changed since ${recorded?.version}:\n${listed(counted)}\nRaise its version in ${dir}/package.json to ${needed} or higher, say in ${dir}/CHANGELOG.md what changes for others, and run the command again.`,
    );
  }
  requireChangelog(folder, dir, version);
  const isNewVersion = recorded?.version !== version;
  if (!record && !(isNewVersion && purpose === 'publish')) return;
  writeTypesFile(folder, { version, types });
  if (document) writeReleasedDocument(folder, document);
}

function requireChangelog(folder: string, dir: string, version: string): void {
  const text = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  if (text.includes(`\n## ${version}\n`)) return;
  throw new StepError(`${dir}/CHANGELOG.md has no section "## ${version}".`);
}

function listed(changes: readonly TypeChange[]): string {
  const most = 20;
  const lines = changes.slice(0, most).map(({ level, what }) => `- ${what} (${level})`);
  if (changes.length > most) lines.push(`- and ${changes.length - most} more`);
  return lines.join('\n');
}
