import { ApiExtension } from '@nestjs/swagger';
import { type ErrorCode } from '@rapport/contracts';

/** Example messages for codes whose message depends on the request. */
export type ErrorExamples = Readonly<Partial<Record<ErrorCode, string>>>;

/** The errors that a call declares, until `describeErrors` writes them into the document. */
export interface StatedErrors {
  codes: readonly ErrorCode[];
  examples: ErrorExamples;
  isPublic: boolean;
}

/** The key under which a call declares its errors. The published document doesn't contain it. */
export const STATED_ERRORS = 'x-errors';

/**
 * Declares the errors that are specific to a call. The errors common to all calls of its method are added to the
 * document, and so is the Idempotency-Key that every POST accepts.
 */
export function ApiErrors(
  codes: readonly ErrorCode[],
  examples: ErrorExamples = {},
): MethodDecorator {
  return stated({ codes, examples, isPublic: false });
}

/** Declares these errors and no others, for example for a call that needs no token. */
export function ApiPublicErrors(
  codes: readonly ErrorCode[],
  examples: ErrorExamples = {},
): MethodDecorator {
  return stated({ codes, examples, isPublic: true });
}

function stated(errors: StatedErrors): MethodDecorator {
  return ApiExtension(STATED_ERRORS, errors);
}
