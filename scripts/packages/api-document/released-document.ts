import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocument } from './document.ts';

const FILE = 'released-openapi.json';

/**
 * Reads the released version's document, which is committed beside the package; undefined before the first version.
 */
export function readReleasedDocument(folder: string): ApiDocument | undefined {
  const path = join(folder, FILE);
  return existsSync(path) ? readDocument(path) : undefined;
}

export function readDocument(path: string): ApiDocument {
  return JSON.parse(readFileSync(path, 'utf8'));
}

export function writeReleasedDocument(folder: string, document: ApiDocument): void {
  writeFileSync(join(folder, FILE), formatDocument(document));
}

/** Formats what clients depend on, without texts, examples, and errors: a quarter of the whole document. */
export function formatDocument({ paths, components: { schemas } }: ApiDocument): string {
  const text = JSON.stringify({ paths, components: { schemas } }, withoutTexts, 1);
  return `${text}\n`;
}

const TEXTS = ['description', 'summary', 'example'];

function withoutTexts(key: string, value: unknown): unknown {
  const isError = /^[45]\d\d$/.test(key);
  // A field may be named like a keyword; then its value is a schema.
  const isSchema = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isText = TEXTS.includes(key) && !isSchema;
  return isError || isText || key === 'examples' ? undefined : value;
}
