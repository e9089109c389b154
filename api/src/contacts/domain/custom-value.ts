import {
  completeWebAddress,
  CUSTOM_FIELD_LIMITS,
  type CustomField,
  type CustomValue,
  type CustomValues,
  hasInvisibleCharacters,
  isEmailAddress,
  isPhoneNumber,
  isUuid,
  linkObstacle,
} from '@rapport/contracts';
import { LINK_PROBLEMS } from '../../validation/domain/address-rules.ts';
import { type Problem, textProblem, trimmed } from '../../validation/domain/text-rules.ts';
import { dayProblem } from '../../validation/domain/time-rules.ts';
import { linkWords } from './search-text.ts';

/** A change of values by the ID of their field; null clears. */
export type CustomValuesChange = Record<string, CustomValue | null>;

/** A value as it's stored, or what's wrong with it. */
type Checked = { value: CustomValue | null } | { problem: string };

/**
 * Checks a value against the kind of its field. Texts are trimmed; an empty one counts as none. A problem is worded to
 * follow the name of the field.
 */
export function checkedCustomValue(
  { kind, choices }: Pick<CustomField, 'kind' | 'choices'>,
  given: CustomValue | null,
): Checked {
  const value = typeof given === 'string' ? trimmed(given) : given;
  if (value === null || value === '') return { value: null };
  switch (kind) {
    case 'text': {
      const rules = { longest: CUSTOM_FIELD_LIMITS.text, multiline: true };
      return checked(value, textProblem(value, rules));
    }
    case 'number': {
      const isNumber = typeof value === 'number' && Number.isFinite(value);
      return checked(value, isNumber ? null : 'must be a number like 12.5');
    }
    case 'date':
      return checked(value, dayProblem(value));
    case 'choice': {
      const choice = choices.find(({ id }) => id === String(value).toLowerCase());
      return choice ? { value: choice.id } : { problem: 'must be one of its choices' };
    }
    case 'yesNo':
      return checked(value, typeof value === 'boolean' ? null : 'must be yes or no');
    case 'link': {
      const link = typeof value === 'string' ? completeWebAddress(value) : value;
      return checked(link, linkProblem(link));
    }
    default:
      return kind satisfies never;
  }
}

function checked(value: CustomValue, problem: Problem): Checked {
  return problem === null ? { value } : { problem };
}

/** Validates a link that's safe to put on a page: a web address, an email address, or a number. */
function linkProblem(value: CustomValue): Problem {
  const problem = textProblem(value, { longest: CUSTOM_FIELD_LIMITS.text });
  if (problem !== null || typeof value !== 'string') return problem;
  const [, email] = /^mailto:([^?]*)/i.exec(value) ?? [];
  if (email !== undefined) {
    return isEmailAddress(email) && !hasInvisibleCharacters(value)
      ? null
      : 'must have an email address like name@example.com after mailto:';
  }
  const [, number] = /^tel:(.*)/i.exec(value) ?? [];
  if (number !== undefined) {
    return isPhoneNumber(number)
      ? null
      : 'must have a phone number like +44 20 7946 0018 after tel:';
  }
  const obstacle = linkObstacle(value);
  if (obstacle === 'scheme') return 'must be a link that starts with https://, mailto:, or tel:';
  return obstacle && LINK_PROBLEMS[obstacle];
}

/** Returns the values after a change: fields without an entry stay unchanged, null clears. */
export function customValuesAfter(
  before: CustomValues,
  change: CustomValuesChange | undefined,
): CustomValues {
  if (change === undefined) return before;
  const after = Object.entries({ ...before, ...change });
  return Object.fromEntries(
    after.flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
  );
}

/**
 * Returns the values that a search covers: texts, links, dates, and numbers. Choices aren't included because they can
 * be renamed.
 */
export function customWords(values: CustomValues): string[] {
  return Object.values(values).flatMap((value) => {
    if (typeof value === 'boolean' || isUuid(value)) return [];
    return linkWords(String(value));
  });
}
