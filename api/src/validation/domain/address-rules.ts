import {
  hasInvisibleCharacters,
  isEmailAddress,
  isPhoneNumber,
  linkInName,
  type LinkObstacle,
  linkObstacle,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { type Problem, requiredTextProblem, textProblem } from './text-rules.ts';

/** The longest machine-generated address, in characters. */
export const LONGEST_MADE_ADDRESS = 2_000;

const HIDDEN = 'must not contain invisible characters';

/** Rules for all addresses: text, not too long, and without invisible characters. */
function addressProblem(
  value: unknown,
  problemOf: (text: string) => Problem,
  longest: number = TEXT_LIMITS.short,
): Problem {
  const problem = textProblem(value, { longest });
  if (problem !== null || typeof value !== 'string') return problem;
  return hasInvisibleCharacters(value) ? HIDDEN : problemOf(value);
}

/** Validates an email address that's reachable from other hosts. */
export function emailProblem(value: unknown): Problem {
  return addressProblem(value, (text) =>
    isEmailAddress(text) ? null : 'must be an email address like name@example.com',
  );
}

/** Validates a phone number that can be dialed. */
export function phoneProblem(value: unknown): Problem {
  return addressProblem(value, (text) =>
    isPhoneNumber(text) ? null : 'must be a phone number like +44 20 7946 0018',
  );
}

/** Validates a link that's safe to put on a page: http or https, without a user name or password. */
export function webAddressProblem(value: unknown): Problem {
  return addressProblem(value, linkProblem);
}

/** The same for a machine-generated address, which may be longer. */
export function longWebAddressProblem(value: unknown): Problem {
  return addressProblem(value, linkProblem, LONGEST_MADE_ADDRESS);
}

/** Messages for addresses that can't be a link. */
export const LINK_PROBLEMS: Readonly<Record<LinkObstacle, string>> = {
  scheme: 'must be a web address that starts with https:// or http://',
  spaces: 'must not contain spaces',
  invisible: HIDDEN,
  form: 'must be a complete web address like https://example.com',
  host: 'must name a host like example.com',
  credentials: 'must not contain a user name or password',
};

function linkProblem(text: string): Problem {
  const obstacle = linkObstacle(text);
  return obstacle && LINK_PROBLEMS[obstacle];
}

/** Validates a contact's name, which must not be a web address. */
export function personNameProblem(value: unknown): Problem {
  const problem = requiredTextProblem(value, { longest: TEXT_LIMITS.name });
  if (problem !== null || typeof value !== 'string' || linkInName(value) === null) return problem;
  return 'must be a name, not a web address; linkedinUrl is the place for that';
}
