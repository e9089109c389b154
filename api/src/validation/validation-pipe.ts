import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { type ValidationError } from 'class-validator';
import { ValidationFailed } from '../errors/http-errors.ts';
import { RULE } from './rule.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';

/** More problems than this tell no one anything. */
const MOST_PROBLEMS = 20;

/** Checks what DTOs declare and drops what they do not: an older client may send more than we know. */
export function createValidationPipe(): ValidationPipe {
  return new QuickValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new ValidationFailed(fieldProblems(errors)),
  });
}

/**
 * Checks an empty query only once for each DTO: what comes of it is always the same, and most lists are asked for
 * without one.
 */
@Injectable()
class QuickValidationPipe extends ValidationPipe {
  /** The DTOs that need nothing. */
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

/** What is wrong with an object, by its fields. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblemDto[] {
  return problems(errors).slice(0, MOST_PROBLEMS);
}

/**
 * One problem per field, under its path, like `responses[2].answer`. What is wrong with a field as a
 * whole says more than what is wrong inside it.
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
