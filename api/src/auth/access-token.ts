import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** How every access token begins, so that people and programs that look for leaked secrets recognize one. */
const PREFIX = 'rapport_pat_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const TOKEN = new RegExp(
  `^(${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);
/** How much of a token is shown later: enough to tell it from others, too little to guess the rest. */
const SHOWN = PREFIX.length + 4;

/** A new token: the prefix, 190 random bits, and the CRC-32 of both, in letters and digits. */
export function newAccessToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  const body = PREFIX + random.join('');
  return body + checksumOf(body);
}

/** Whether a text means to be an access token, and not one of the auth service. */
export function looksLikeAccessToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Whether it is written as one, to the last letter: a token that was copied in part is not. */
export function isWholeAccessToken(text: string): boolean {
  const [, body, checksum] = TOKEN.exec(text) ?? [];
  return body !== undefined && checksumOf(body) === checksum;
}

/** The beginning of a token, which may be shown. */
export function shownPart(token: string): string {
  return token.slice(0, SHOWN);
}

function checksumOf(body: string): string {
  let [rest, digits] = [crc32(body), ''];
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = (LETTERS[rest % LETTERS.length] ?? '') + digits;
    rest = Math.floor(rest / LETTERS.length);
  }
  return digits;
}
