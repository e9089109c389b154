import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { type Problem } from './domain/text-rules.ts';
import { Rule } from './rule.ts';

/** A placeholder for an unreadable value, which validation turns into an error. */
class Unreadable {
  constructor(readonly problem: string) {}
}

interface QueryFieldOptions<T> {
  /** Parses the text; returns null if it isn't an expected value. */
  parse: (text: string) => T | null;
  /** The message in that case, worded to follow the name of the parameter. */
  problem: string;
  /** Validates the parsed value. */
  check?: (value: T, query: object) => Problem;
  documentation: ApiPropertyOptions;
}

/** An optional query parameter, given at most once. */
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
 * An optional query parameter that can be repeated; absent is an empty list.
 * @param isItem returns whether a value is valid
 * @param most the maximum number of values
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

/** Parses `true` and `false`. */
export function parseFlag(text: string): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}
