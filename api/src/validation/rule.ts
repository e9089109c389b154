import { ValidateBy } from 'class-validator';
import { type Problem } from './domain/text-rules.ts';

/** How class-validator knows what `Rule` says. */
export const RULE = 'rule';

/**
 * The rule of a DTO field (one field, one rule), as a function that says what is wrong.
 * @param problemOf given the value and the object it belongs to; its words follow the field's name
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
