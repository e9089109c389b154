import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { InvalidInteractionId } from './interaction-errors.ts';

/** Takes the id of an interaction from a path. */
@Injectable()
export class InteractionIdPipe implements PipeTransform<string, string> {
  /** @throws {InvalidInteractionId} for anything that is not written like one */
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUuid(value)) throw new InvalidInteractionId(data);
    return value.toLowerCase();
  }
}
