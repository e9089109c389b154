import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { InvalidImportId } from './import-errors.ts';

/** Takes an import id from a path. */
@Injectable()
export class ImportIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUuid(value)) throw new InvalidImportId(data);
    return value.toLowerCase();
  }
}
