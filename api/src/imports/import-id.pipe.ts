import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@rapport/contracts';
import { InvalidImportId } from './import-errors.ts';

/** Checks that a path parameter is the ID of an import. */
@Injectable()
export class ImportIdPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUuid(value)) throw new InvalidImportId(data);
    return value.toLowerCase();
  }
}
