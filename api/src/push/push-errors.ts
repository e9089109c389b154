import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such device, or another user's: the two look the same to the caller. */
export class PushDeviceNotFound extends DomainError {
  constructor() {
    super('PUSH_DEVICE_NOT_FOUND');
  }
}

/** Takes the ID of a device from a path. */
@Injectable()
export class PushDeviceIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_PUSH_DEVICE_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}
