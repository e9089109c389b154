import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { type Problem } from './domain/text-rules.ts';
import { Rule } from './rule.ts';

/** Stands in for a value that could not be read; validation turns it into an error. */
class Unreadable {
  constructor(readonly problem: string) {}
}

interface QueryFieldOptions<T> {
  /** Reads the text; null means that it is not one of the expected values. */
  parse: (text: string) => T | null;
  /** What to say then, after the name of the key. */
  problem: string;
  /** What can be wrong with a value that was read. */
  check?: (value: T, query: object) => Problem;
  documentation: ApiPropertyOptions;
}

/** An optional key of the query, given at most once. */
export function QueryField<T>(options: QueryFieldOptions<T>): PropertyDecorator {
  const { parse, problem, check = () => null, documentation } = options;
  const read = (value: unknown): T | Unreadable | undefined => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return new Unreadable('must be given only once');
    return parse(value) ?? new Unreadable(problem);
  };
  return applyDecorators(
    ApiPropertyOptional(documentation),
    Transform(({ value }) => read(value)),
    ValidateIf((_query: object, value: unknown) => value !== undefined),
    Rule((value: T | Unreadable, query) =>
      value instanceof Unreadable ? value.problem : check(value, query),
    ),
  );
}

/**
 * An optional key of the query that may be given several times; absent is an empty list.
 * @param isItem whether one of the values is right
 * @param most how many there may be
 */
export function RepeatedQueryField(
  options: Pick<QueryFieldOptions<string>, 'problem' | 'documentation'> & {
    isItem: (text: string) => boolean;
    most: number;
  },
): PropertyDecorator {
  const { isItem, most, problem, documentation } = options;
  return applyDecorators(
    ApiPropertyOptional(documentation),
    Transform(({ value }): unknown => (value === undefined ? [] : [value].flat())),
    Rule((value) => {
      if (!Array.isArray(value) || !value.every((item) => isText(item) && isItem(item))) {
        return problem;
      }
      return value.length > most ? `must be given at most ${most} times` : null;
    }),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Reads `true` and `false`. */
export function parseFlag(text: string): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}
