import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ApiContactId } from '../contacts/contact-id.pipe.ts';
import { ExportedDataDto, ExportedPersonDto } from './dto/exported-data.dto.ts';

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

const fileHeaders = (name: string) => ({
  'Content-Disposition': text('A name for the file', `attachment; filename="${name}"`),
  'Cache-Control': text('It is kept nowhere on its way', 'private, no-store'),
});

export const ApiExport = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Download everything stored about the signed-in person',
      description:
        'One JSON file, as of one moment. Its fields have the names that the screens use. Deleted ' +
        'contacts are not in it, not even while they can be restored.',
    }),
    ApiOkResponse({
      type: ExportedDataDto,
      headers: fileHeaders('rapport-export-2026-03-14.json'),
    }),
    ApiErrors(endpoints.user.exportData),
  );

export const ApiExportPerson = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Download everything that is held about one contact',
      description:
        'One JSON file to hand over to a person who asks. The fields of `contact` are those of ' +
        '/api/export; `questions` and `tips` have the texts that it names by id.',
    }),
    ApiContactId('id'),
    ApiOkResponse({
      type: ExportedPersonDto,
      headers: fileHeaders('rapport-contact-2026-03-14.json'),
    }),
    ApiErrors(endpoints.contacts.exportPerson),
  );

const ApiContactsFile = (summary: string, type: string, name: string) =>
  applyDecorators(
    ApiOperation({
      summary,
      description: 'All contacts, or those named by `ids`. It is sent while it is made.',
    }),
    ApiOkResponse({
      description: 'The file',
      content: { [type]: { schema: { type: 'string' } } },
      headers: fileHeaders(name),
    }),
  );

const IDS = { VALIDATION_FAILED: 'ids must be at most 200 ids of contacts between commas' };

export const ApiContactsCsv = () =>
  applyDecorators(
    ApiContactsFile(
      'Download contacts as a CSV file',
      'text/csv',
      'rapport-contacts-2026-03-14.csv',
    ),
    ApiErrors(endpoints.contactFiles.csv, IDS),
  );

export const ApiContactsVcard = () =>
  applyDecorators(
    ApiContactsFile(
      'Download contacts as a vCard 4.0 file',
      'text/vcard',
      'rapport-contacts-2026-03-14.vcf',
    ),
    ApiErrors(endpoints.contactFiles.vcard, IDS),
  );
