import { ValidationPipe } from '@nestjs/common';
import { type FieldProblem } from '@rapport/contracts';
import { type ValidationError } from 'class-validator';
import { ValidationFailed } from '../errors/http-errors.ts';
import { RULE } from './rule.ts';

/** More problems than this tell nobody anything. */
const MOST_PROBLEMS = 20;

/** Checks what DTOs declare and drops what they do not: an older client may send more than we know. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new ValidationFailed(fieldProblems(errors)),
  });
}

/** What is wrong with an object, by its fields. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblem[] {
  return problems(errors).slice(0, MOST_PROBLEMS);
}

/**
 * One problem per field, under its path, like `responses[2].answer`. What is wrong with a field as a
 * whole says more than what is wrong inside it.
 */
function problems(errors: readonly ValidationError[], parent = ''): FieldProblem[] {
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
