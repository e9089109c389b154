import { MIN_ANSWERS_TO_COMPLETE, TOO_FEW_ANSWERS } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** Fewer answers count than a result needs. */
export class TooFewAnswers extends DomainError {
  constructor(counted: number) {
    super(
      TOO_FEW_ANSWERS,
      409,
      `At least ${MIN_ANSWERS_TO_COMPLETE} answers are needed; ${counted} are stored so far`,
    );
  }
}
