import { MIN_ANSWERS_TO_COMPLETE, TOO_FEW_ANSWERS } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** Fewer answers count than a result needs. */
export class TooFewAnswers extends DomainError {
  constructor(counted: number) {
    super(TOO_FEW_ANSWERS, {
      message: `At least ${MIN_ANSWERS_TO_COMPLETE} answers are needed; ${counted} are stored so far`,
    });
  }
}

/** The client's result is not what its answers give. */
export class ResultMismatch extends DomainError {
  constructor(fields: readonly string[]) {
    const message = 'must follow from responses';
    super('RESULT_MISMATCH', {
      message: `${fields.join(', ')}: ${message}`,
      problems: fields.map((field) => ({ field, message })),
    });
  }
}

/** The answers of an older run were to be changed, or of a run that does not exist. */
export class RunNotLatest extends DomainError {
  constructor() {
    super('RUN_NOT_LATEST');
  }
}

/** There is no run yet, or the client sent only its result. */
export class RunHasNoAnswers extends DomainError {
  constructor() {
    super('RUN_HAS_NO_ANSWERS');
  }
}
