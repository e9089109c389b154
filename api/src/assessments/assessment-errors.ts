import { MIN_ANSWERS_TO_COMPLETE, TOO_FEW_ANSWERS } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** A result needs more answers that count. */
export class TooFewAnswers extends DomainError {
  constructor(counted: number) {
    super(TOO_FEW_ANSWERS, {
      message: `At least ${MIN_ANSWERS_TO_COMPLETE} answers are needed; ${counted} are stored so far`,
    });
  }
}

/** The client's result doesn't follow from its answers. */
export class ResultMismatch extends DomainError {
  constructor(fields: readonly string[]) {
    const message = 'must follow from responses';
    super('RESULT_MISMATCH', {
      message: `${fields.join(', ')}: ${message}`,
      problems: fields.map((field) => ({ field, message })),
    });
  }
}

/** The client tried to change the answers of an older or missing run. */
export class RunNotLatest extends DomainError {
  constructor() {
    super('RUN_NOT_LATEST');
  }
}

/** There's no run yet, or the client sent a result without answers. */
export class RunHasNoAnswers extends DomainError {
  constructor() {
    super('RUN_HAS_NO_ANSWERS');
  }
}
