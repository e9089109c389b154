import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** The contact has no such commitment; it may belong to another contact. */
export class CommitmentNotFound extends DomainError {
  constructor() {
    super('COMMITMENT_NOT_FOUND');
  }
}

/** Another change was saved first. */
export class CommitmentChanged extends DomainError {
  constructor() {
    super('COMMITMENT_CHANGED');
  }
}

/** Validates a commitment ID in a path. */
@Injectable()
export class CommitmentIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_COMMITMENT_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}
