import { ApiExtension } from '@nestjs/swagger';
import { type ErrorCode } from '@rapport/contracts';

/** Sentences for codes whose sentence depends on what was sent. */
export type ErrorExamples = Readonly<Partial<Record<ErrorCode, string>>>;

/** What a call says about its errors, until `describeErrors` writes them into the document. */
export interface StatedErrors {
  codes: readonly ErrorCode[];
  examples: ErrorExamples;
  isPublic: boolean;
}

/** Where a call says it. The published document doesn't have this key. */
export const STATED_ERRORS = 'x-errors';

/**
 * States the errors of a call of its own. Those that every call of its method can give are added to the
 * document, and so is the Idempotency-Key that every POST takes.
 */
export function ApiErrors(
  codes: readonly ErrorCode[],
  examples: ErrorExamples = {},
): MethodDecorator {
  return stated({ codes, examples, isPublic: false });
}

/** States these errors and no others, as for a call that needs no token. */
export function ApiPublicErrors(
  codes: readonly ErrorCode[],
  examples: ErrorExamples = {},
): MethodDecorator {
  return stated({ codes, examples, isPublic: true });
}

function stated(errors: StatedErrors): MethodDecorator {
  return ApiExtension(STATED_ERRORS, errors);
}
