import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { type ValidationError } from 'class-validator';
import { ValidationFailed } from '../errors/http-errors.ts';
import { RULE } from './rule.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';

/** More problems than this don't help anyone. */
const MOST_PROBLEMS = 20;

/**
 * Validates declared fields of DTOs and drops undeclared ones, because a client may send fields that this release
 * doesn't know.
 */
export function createValidationPipe(): ValidationPipe {
  return new QuickValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new ValidationFailed(fieldProblems(errors)),
  });
}

/**
 * Validates an empty query only once per DTO, because the result is always the same and most lists are requested
 * without one.
 */
@Injectable()
class QuickValidationPipe extends ValidationPipe {
  /** The DTOs without required parameters. */
  private readonly optional = new WeakSet<object>();

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type !== 'query' || metatype === undefined || !isEmpty(value)) {
      return super.transform(value, metadata);
    }
    if (this.optional.has(metatype)) return new metatype();
    const checked: unknown = await super.transform(value, metadata);
    this.optional.add(metatype);
    return checked;
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const _key in value) return false;
  return true;
}

/** Returns the problems of an object, by field. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblemDto[] {
  return problems(errors).slice(0, MOST_PROBLEMS);
}

/**
 * Returns one problem per field path, like `responses[2].answer`. The problem of a field itself takes precedence
 * over problems inside of it.
 */
function problems(errors: readonly ValidationError[], parent = ''): FieldProblemDto[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = pathOf(parent, property);
    const message = constraints[RULE] ?? Object.values(constraints)[0];
    return message === undefined ? problems(children, field) : [{ field, message }];
  });
}

function pathOf(parent: string, property: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}
