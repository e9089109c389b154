import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidActionId } from './action-errors.ts';

/** `ruleId:contactId:bucket`. */
export const ACTION_ID = /^R\d{1,2}:[0-9a-f-]{36}:[0-9a-f]{8}$/;

/** Validates an action ID in a path. */
@Injectable()
export class ActionIdPipe implements PipeTransform<string, string> {
  /** @throws {InvalidActionId} if the format is wrong */
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!ACTION_ID.test(value)) throw new InvalidActionId(data);
    return value;
  }
}
