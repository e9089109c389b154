/** The encodings that the user can choose, with their labels. The names are those of `TextDecoder`. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Macintosh)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO-8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-u': 'Cyrillic (KOI8)',
  ibm866: 'Cyrillic (DOS 866)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift-JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** Whether `value` is the name of an encoding that the user can choose. */
export function isEncoding(value: string): value is Encoding {
  return Object.hasOwn(ENCODINGS, value);
}

const decoders = new Map<string, TextDecoder>();

/** Decodes bytes, with U+FFFD for invalid ones. */
export function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder.decode(bytes);
}

/** U+FFFD in UTF-8, which a valid text may contain. */
const REPLACEMENT = [0xef, 0xbf, 0xbd];

/** Decodes bytes; null if they're invalid in this encoding, or if the encoding is unknown. */
export function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    // A decoder that throws is ten times slower, and this is called for many short parts of a file.
    const text = decode(bytes, encoding);
    if (!text.includes('\ufffd')) return text;
    return hasReplacement(bytes) ? new TextDecoder(encoding, { fatal: true }).decode(bytes) : null;
  } catch {
    return null;
  }
}

function hasReplacement(bytes: Uint8Array): boolean {
  return bytes.some((_, index) =>
    REPLACEMENT.every((byte, place) => bytes[index + place] === byte),
  );
}
