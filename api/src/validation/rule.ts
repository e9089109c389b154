import { ValidateBy } from 'class-validator';
import { type Problem } from './domain/text-rules.ts';

/**
 * A rule of a DTO field, as a function that says what is wrong.
 * @param problemOf given the value and the object it belongs to; its words follow the field's name
 */
export function Rule(problemOf: (value: unknown, dto: object) => Problem): PropertyDecorator {
  return ValidateBy({
    name: 'rule',
    validator: {
      validate: (value: unknown, context) => problemOf(value, context?.object ?? {}) === null,
      defaultMessage: (context) => problemOf(context?.value, context?.object ?? {}) ?? '',
    },
  });
}
