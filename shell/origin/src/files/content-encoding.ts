export type ContentEncoding = 'br' | 'gzip';

/** The suffix of a file's compressed form. */
export const ENCODED_SUFFIX: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

/** Returns the encodings that a client accepts, best first: by weight, and the smaller form if weights are equal. */
export function acceptedEncodings(header: string | undefined): ContentEncoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    if (name) weights.set(name, Number.isFinite(value) ? value : 0);
  }
  const weightOf = (encoding: ContentEncoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const offered: ContentEncoding[] = ['br', 'gzip'];
  return offered
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}
