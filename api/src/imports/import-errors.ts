import { DomainError } from '../errors/domain-error.ts';

/** No such import, or another person's: no one can tell the two apart. */
export class ImportNotFound extends DomainError {
  constructor() {
    super('IMPORT_NOT_FOUND');
  }
}

export class InvalidImportId extends DomainError {
  /** @param field the part of the path that holds the id */
  constructor(field: string) {
    super('INVALID_IMPORT_ID', { problems: [{ field, message: 'must be a UUID' }] });
  }
}

/** An import that was undone takes no rows any more. */
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
