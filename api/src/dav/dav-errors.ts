import { DomainError } from '../errors/domain-error.ts';

/** The settings have no key, so no password can be stored. */
export class AddressBooksOff extends DomainError {
  constructor() {
    super('ADDRESS_BOOKS_OFF');
  }
}
