import { DomainError } from '../errors/domain-error.ts';

/** The client's result is not what its answers give. */
export class ResultMismatch extends DomainError {
  constructor(fields: readonly string[]) {
    super('RESULT_MISMATCH', 400, `${fields.join(', ')}: must follow from responses`, {
      problems: fields.map((field) => ({ field, message: 'must follow from responses' })),
    });
  }
}
