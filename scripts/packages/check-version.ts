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
   * `publish` requires a new version for additions, too, and records types and document of a new version as the
   * released ones; `check` requires the same and changes nothing, so packing never fails on merged code; `try`
   * requires a new version only for breaking changes.
   */
  purpose: 'publish' | 'check' | 'try';
  /** Records the current public types and document for the current version. */
  record: boolean;
}

/**
 * Compares the public types of a package, and the API's document behind them, with those of the released version.
 * @param texts every type file of the package, as compiled from the sources
 * @throws StepError if the version is too low for the changes
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
