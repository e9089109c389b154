/**
 * The address that `text` spells, relative to `base` where one is given; null if it spells none.
 *
 * In place of `URL.canParse`, which in Node 20 refuses `https://bücher.example` and every other
 * Latin-1 address as soon as the compiler has optimized the caller.
 */
export function parsedUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
