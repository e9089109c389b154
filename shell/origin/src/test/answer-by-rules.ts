import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { MISSING_TEXT, ruleFor, type SiteRules } from '../export/site-rules.ts';
import { mediaType } from '../files/media-types.ts';

/**
 * Returns the response of a web server that follows the rules of an export; the body is that of the br form, if
 * there is one.
 */
export function answerByRules(rules: SiteRules, site: string, path: string) {
  const found = ruleFor(rules, path);
  if (!found) throw new Error(`No rule is for ${path}`);
  const { rule } = found;
  if (rule.answer.kind === 'redirect')
    return { status: 303, headers: { ...rule.headers, location: rule.answer.to }, body: '' };
  const file = join(site, found.file);
  const exists = existsSync(file) && statSync(file).isFile() && !found.file.endsWith('/');
  if (rule.answer.kind === 'missing' || !exists) {
    return { status: 404, headers: { ...rule.missingHeaders }, body: MISSING_TEXT };
  }
  const packed = `${file}.br`;
  return {
    status: 200,
    headers: { 'content-type': mediaType(file), ...rule.headers },
    body: (existsSync(packed)
      ? brotliDecompressSync(readFileSync(packed))
      : readFileSync(file)
    ).toString(),
  };
}
