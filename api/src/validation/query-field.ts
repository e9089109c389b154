import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { Rule } from './rule.ts';

/** Stands in for a value that could not be read; validation turns it into an error. */
class Unreadable {
  constructor(readonly problem: string) {}
}

/**
 * An optional key of the query, given at most once.
 * @param parse reads the text; null means that it is none of the expected values
 * @param problem what to say then, after the name of the key
 */
export function QueryField<T>(
  parse: (text: string) => T | null,
  problem: string,
  documentation: ApiPropertyOptions,
): PropertyDecorator {
  const read = (value: unknown) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return new Unreadable('must be given only once');
    return parse(value) ?? new Unreadable(problem);
  };
  return applyDecorators(
    ApiPropertyOptional(documentation),
    Transform(({ value }) => read(value)),
    ValidateIf((_dto: object, value: unknown) => value !== undefined),
    Rule((value) => (value instanceof Unreadable ? value.problem : null)),
  );
}

/** Reads `true` and `false`. */
export function parseFlag(text: string): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}
