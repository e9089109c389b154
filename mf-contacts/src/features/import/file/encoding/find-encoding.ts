import { type Encoding, tryDecode } from './encodings.ts';
import { LANGUAGES } from './languages.ts';
import { plausibility } from './plausibility.ts';
import { twoByteFits } from './two-bytes.ts';

/** Enough letters for a decision, and few enough to be fast. */
const SAMPLE = 6_000;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * The encoding of bytes that aren't Unicode. Lists of people have too few letters outside of ASCII for language
 * statistics, so each encoding is rated by the words that it results in.
 */
export function findEncoding(bytes: Uint8Array): Encoding {
  const sample = tellingLines(bytes);
  const texts = new Map<Encoding, string | null>();
  const textIn = (encoding: Encoding) => {
    if (!texts.has(encoding)) texts.set(encoding, tryDecode(sample, encoding));
    return texts.get(encoding) ?? null;
  };
  const single = LANGUAGES.flatMap((language) => {
    const text = textIn(language.encoding);
    if (text === null) return [];
    return [{ encoding: language.encoding, fit: plausibility(text, language) + language.head }];
  });
  const [best] = [...single, ...twoByteFits(sample)].sort((one, other) => other.fit - one.fit);
  return best?.encoding ?? 'windows-1252';
}

/** The first lines with a letter outside of ASCII. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const parts: number[] = [];
  let start = 0;
  let isTelling = false;
  for (let index = 0; index <= bytes.length && parts.length < SAMPLE; index += 1) {
    const byte = bytes[index];
    if (byte === undefined || byte === LINE_FEED || byte === CARRIAGE_RETURN) {
      if (isTelling) parts.push(...bytes.subarray(start, index), LINE_FEED);
      start = index + 1;
      isTelling = false;
    } else if (byte > 0x7f) isTelling = true;
  }
  return Uint8Array.from(parts);
}
