import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { errorResponse } from './error-response.ts';

/** Same minimum as in the product's forms. */
const SHORTEST = 6;
/** bcrypt silently truncates anything longer. */
const MOST_BYTES = 72;
/**
 * Number of guesses that a password has to withstand. At ten in five minutes, that many take a month; six random
 * characters take ten times as many.
 */
const LEAST_GUESSES = 100_000;
/** Only the first characters are estimated: a good beginning is enough, and longer texts take too long. */
const ESTIMATED = 24;

const PRODUCT = 'rapport';

/** Whitespace, control characters, and characters without a glyph. */
const INVISIBLE = '\\p{White_Space}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800';
const BLANK = new RegExp(`^[${INVISIBLE}]*$`, 'u');
const ENDS = new RegExp(`^[${INVISIBLE}\\p{P}\\p{S}]+|[${INVISIBLE}\\p{P}\\p{S}]+$`, 'gu');
const SEPARATORS = new RegExp(`[${INVISIBLE}\\p{P}]+`, 'gu');

// The list of common passwords comes with the package, so the check needs no network.
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Why a password is refused, in Supabase's keys. */
type Weakness = 'length' | 'characters' | 'pwned';

const MESSAGES: Record<Weakness, string> = {
  length: `Password should be at least ${SHORTEST} characters.`,
  characters: 'Password should not consist of spaces and invisible characters only.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

/**
 * Refuses a password that is too long, too short, blank, or easy to guess, with the messages and reasons of
 * Supabase.
 *
 * @param about what a guesser may know about the user: their addresses
 * @returns null for a good password, and for a value that isn't a password
 */
export function refusalOfNewPassword(password: unknown, about: readonly string[]): Response | null {
  if (typeof password !== 'string' || password === '') return null;
  if (Buffer.byteLength(password) > MOST_BYTES) {
    const message = `Password cannot be longer than ${MOST_BYTES} bytes. Letters like é take 2 of them, emoji 4: choose a shorter one.`;
    return errorResponse(400, 'validation_failed', message);
  }
  const reasons = weaknessesOf(password, about);
  if (reasons.length === 0) return null;
  const message = reasons.map((reason) => MESSAGES[reason]).join(' ');
  return errorResponse(422, 'weak_password', message, { weak_password: { reasons } });
}

function weaknessesOf(password: string, about: readonly string[]): Weakness[] {
  if (BLANK.test(password)) return ['characters'];
  if (password.length < SHORTEST) return ['length'];
  return isEasyToGuess(password, about) ? ['pwned'] : [];
}

/**
 * Spaces and signs around a common password don't make it a good one. Those in between do, because several words
 * are written that way, unless the password without them is a single common one.
 */
function isEasyToGuess(password: string, about: readonly string[]): boolean {
  const words = [PRODUCT, ...about.flatMap(wordsOf)];
  const plain = password.normalize('NFKC');
  const of = (variant: string) => estimate.check([...variant].slice(0, ESTIMATED).join(''), words);
  const isWeak = ({ guesses }: { guesses: number }) => guesses < LEAST_GUESSES;
  const joined = of(plain.replaceAll(SEPARATORS, ''));
  return (
    [plain, plain.replaceAll(ENDS, '')].some((variant) => isWeak(of(variant))) ||
    (joined.sequence.length === 1 && isWeak(joined))
  );
}

/** Returns the address, its parts, and all of them without the signs in between. */
function wordsOf(address: string): string[] {
  const parts = [address, ...address.split('@'), ...address.split(/[^\p{L}\p{N}]+/u)];
  const joined = parts.map((part) => part.replaceAll(SEPARATORS, ''));
  return [...new Set([...parts, ...joined])].filter((word) => word.length >= 3);
}
