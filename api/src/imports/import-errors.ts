import { DomainError } from '../errors/domain-error.ts';

/** The import doesn't exist or belongs to another user; the two look the same to the caller. */
export class ImportNotFound extends DomainError {
  constructor() {
    super('IMPORT_NOT_FOUND');
  }
}

/** An import that was undone accepts no more rows. */
export class ImportUndone extends DomainError {
  constructor() {
    super('IMPORT_UNDONE');
  }
}

export class ImportUndoExpired extends DomainError {
  constructor() {
    super('IMPORT_UNDO_EXPIRED');
  }
}
