import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { errorResponse } from './error-response.ts';

/** As the product's forms count them. */
const SHORTEST = 6;
/** What bcrypt reads. It would cut off what is longer, without a word. */
const MOST_BYTES = 72;
/**
 * Guesses that a password has to withstand. Someone who tries ten in five minutes needs a month for so
 * many; six characters by chance take ten times as many.
 */
const LEAST_GUESSES = 100_000;
/** So many characters decide: a good beginning is enough, and longer texts take long to estimate. */
const ESTIMATED = 24;

const PRODUCT = 'rapport';

/** White space, controls and characters that draw nothing. */
const INVISIBLE = '\\p{White_Space}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800';
const BLANK = new RegExp(`^[${INVISIBLE}]*$`, 'u');
const ENDS = new RegExp(`^[${INVISIBLE}\\p{P}\\p{S}]+|[${INVISIBLE}\\p{P}\\p{S}]+$`, 'gu');
const SEPARATORS = new RegExp(`[${INVISIBLE}\\p{P}]+`, 'gu');

// The list of common passwords comes with the package, so nothing is asked of the network.
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Why a password is refused, in the service's own keys. */
type Weakness = 'length' | 'characters' | 'pwned';

const MESSAGES: Record<Weakness, string> = {
  length: `Password should be at least ${SHORTEST} characters.`,
  characters: 'Password should not consist of spaces and invisible characters only.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};

/**
 * Refuses a password that is too long, too short, blank or easy to guess, in the words and with the
 * reasons of Supabase.
 *
 * @param about what is known of the person and easily guessed: their addresses
 * @returns null for a good one, and for what isn't a password at all
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
 * Spaces and signs around a common password don't make it a good one. In between they do, because that's
 * how several words are written, unless the password is nothing else without them.
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

/** An address, its parts, and both without the signs in between. */
function wordsOf(address: string): string[] {
  const parts = [address, ...address.split('@'), ...address.split(/[^\p{L}\p{N}]+/u)];
  const joined = parts.map((part) => part.replaceAll(SEPARATORS, ''));
  return [...new Set([...parts, ...joined])].filter((word) => word.length >= 3);
}
