import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { InvalidInteractionId } from './interaction-errors.ts';

/** Validates an interaction ID in a path. */
@Injectable()
export class InteractionIdPipe implements PipeTransform<string, string> {
  /** @throws {InvalidInteractionId} if the format is wrong */
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUuid(value)) throw new InvalidInteractionId(data);
    return value.toLowerCase();
  }
}
