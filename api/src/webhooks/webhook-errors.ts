import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { DomainError } from '../errors/domain-error.ts';

/** No such webhook, or another user's: the two look the same to the caller. */
export class WebhookNotFound extends DomainError {
  constructor() {
    super('WEBHOOK_NOT_FOUND');
  }
}

/** No such delivery in the log of this webhook. */
export class WebhookDeliveryNotFound extends DomainError {
  constructor() {
    super('WEBHOOK_DELIVERY_NOT_FOUND');
  }
}

/** Takes the ID of a webhook or of its delivery from a path. */
@Injectable()
export class WebhookIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (isUuid(value)) return value.toLowerCase();
    throw new DomainError('INVALID_WEBHOOK_ID', {
      problems: [{ field: data, message: 'must be a UUID' }],
    });
  }
}
