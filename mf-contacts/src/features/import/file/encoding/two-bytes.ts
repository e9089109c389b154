import { type Encoding, tryDecode } from './encodings.ts';

/** An encoding with two bytes for most letters outside of ASCII. */
interface TwoBytes {
  encoding: Encoding;
  /** Whether these two bytes are a letter of everyday texts. */
  isCommon: (lead: number, trail: number) => boolean;
  head: number;
}

/** Each standard has everyday letters in separate rows, before the rare ones. */
const TWO_BYTES: readonly TwoBytes[] = [
  {
    encoding: 'shift_jis',
    isCommon: (lead) => lead >= 0x81 && lead <= 0x98 && (lead <= 0x83 || lead >= 0x88),
    head: 0.1,
  },
  // The rows of everyday Korean letters also contain half of the Chinese ones.
  {
    encoding: 'euc-kr',
    isCommon: (lead, trail) => lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1,
    head: 0.3,
  },
  {
    encoding: 'gb18030',
    isCommon: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
    head: 0.2,
  },
  { encoding: 'big5', isCommon: (lead) => lead >= 0xa4 && lead <= 0xc6, head: 0.1 },
  {
    encoding: 'euc-jp',
    isCommon: (lead) =>
      (lead >= 0xb0 && lead <= 0xcf) || lead === 0xa1 || lead === 0xa4 || lead === 0xa5,
    head: 0.15,
  },
];

/** Whether an encoding has two bytes per letter. */
export function isTwoByte(encoding: Encoding): boolean {
  return TWO_BYTES.some((each) => each.encoding === encoding);
}

const LINE_OR_CELL = /[\n\r\t,;:" ]+/;

/** The two-byte encodings in which the bytes are valid, with their fit: from 1 down to -1 and below. */
export function twoByteFits(bytes: Uint8Array): { encoding: Encoding; fit: number }[] {
  return TWO_BYTES.flatMap(({ encoding, isCommon, head }) => {
    const text = tryDecode(bytes, encoding);
    if (text === null || /[\p{Co}\ufffd\uff61-\uff9f\u0080-\u009f]/u.test(text)) return [];
    const { letters, common } = counted(bytes, encoding, isCommon);
    if (letters === 0) return [];
    const mixed = text
      .split(LINE_OR_CELL)
      .reduce(
        (sum, word) => sum + (word.match(/[a-z][⺀-\uffef]|[⺀-\uffef][a-z]/gi)?.length ?? 0),
        0,
      );
    // A single letter may be two letters in another encoding.
    const fit = (2 * common - letters - 2 * mixed) / letters - (letters < 2 ? 0.5 : 0);
    return [{ encoding, fit: fit + head }];
  });
}

function counted(
  bytes: Uint8Array,
  encoding: Encoding,
  isCommon: TwoBytes['isCommon'],
): { letters: number; common: number } {
  let letters = 0;
  let common = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[index + 1] ?? 0;
    // A four-byte letter of GB18030.
    const isLong = encoding === 'gb18030' && trail >= 0x30 && trail <= 0x39;
    letters += 1;
    if (!isLong && isCommon(lead, trail)) common += 1;
    index += isLong ? 3 : 1;
  }
  return { letters, common };
}
