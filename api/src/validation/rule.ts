import { ValidateBy } from 'class-validator';
import { type Problem } from './domain/text-rules.ts';

/** The name of `Rule` in class-validator. */
export const RULE = 'rule';

/**
 * The rule of a DTO field, as a function that returns the problem. A field has at most one.
 * @param problemOf takes the value and its object; its message follows the field's name
 */
export function Rule<T = unknown>(
  problemOf: (value: T, dto: object) => Problem,
): PropertyDecorator {
  return ValidateBy({
    name: RULE,
    validator: {
      validate: (value: T, context) => problemOf(value, context?.object ?? {}) === null,
      defaultMessage: (context) => problemOf(context?.value, context?.object ?? {}) ?? '',
    },
  });
}
