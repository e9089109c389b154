import { applyDecorators, Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Request } from 'express';
import { CurrentUser } from '../auth/current-user.ts';
import { metadataOf } from '../auth/token-metadata.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { type JsonFile, type TextFile } from '../http/json-text.ts';
import { ContactFilesService } from './contact-files.service.ts';
import { ContactFileQuery } from './dto/contact-file.query.ts';
import { ExportService } from './export.service.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ApiTextFile, fileNameHeader } from '../documentation/api-text-file.ts';
import { ChangesWithTime, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ExportedDataDto, ExportedPersonDto } from './dto/exported-data.dto.ts';

const NO_STORE = {
  'Cache-Control': {
    description: 'It is kept nowhere on its way',
    schema: { type: 'string' as const },
    example: 'private, no-store',
  },
};
const fileHeaders = (name: string) => ({ ...fileNameHeader(name), ...NO_STORE });

const ApiContactsFile = (summary: string, type: string, name: string) =>
  applyDecorators(
    ApiOperation({
      summary,
      description: 'All contacts, or those named by `ids`. It is sent while it is made.',
    }),
    ApiTextFile(type, name, NO_STORE),
  );

const IDS = { VALIDATION_FAILED: 'ids must be at most 200 ids of contacts between commas' };

@ApiTags('User')
@Controller('api')
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly files: ContactFilesService,
  ) {}

  @Get('export')
  @FromReplica()
  @Scope('export')
  @Shows(
    'contacts',
    'answers',
    'labels',
    'custom-fields',
    'views',
    'imports',
    'calendars',
    'calendar-feed',
    'profile',
    'first-steps',
    'own-photo',
    'scores',
    'digest',
    'access-tokens',
    'webhooks',
    'push',
    'address-books',
  )
  @ChangesWithTime('due')
  @ApiOperation({
    summary: 'Download everything stored about the signed-in person',
    description:
      'One JSON file, as of one moment. Its fields have the names that the screens use. Deleted ' +
      'contacts are not in it; GET /api/contacts/deleted lists those that can be restored.',
  })
  @ApiOkResponse({
    type: ExportedDataDto,
    headers: fileHeaders('rapport-export-2026-03-14.json'),
  })
  @ApiErrors([])
  export(@CurrentUser() user: User, @Req() request: Request): Promise<JsonFile<ExportedDataDto>> {
    return this.exports.export(user, metadataOf(request));
  }

  @Get('contacts/:id/export')
  @FromReplica()
  @Scope('export')
  @Shows('contacts', 'labels', 'custom-fields', 'answers', 'imports')
  @ChangesWithTime('due')
  @ApiOperation({
    summary: 'Download everything that is held about one contact',
    description:
      'One JSON file to hand over to a person who asks. The fields of `contact` are those of ' +
      '/api/export; `questions` and `tips` have the texts that it names by id.',
  })
  @ApiContactId('id')
  @ApiOkResponse({
    type: ExportedPersonDto,
    headers: fileHeaders('rapport-contact-2026-03-14.json'),
  })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  exportPerson(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonFile<ExportedPersonDto>> {
    return this.exports.exportPerson(user.id, id);
  }

  @Get('export/contacts.csv')
  @FromReplica()
  @Scope('export')
  @Shows('contacts', 'labels', 'custom-fields')
  // A planned meeting becomes the last interaction when its time passes.
  @ChangesWithTime('due')
  @ApiContactsFile('Download contacts as a CSV file', 'text/csv', 'rapport-contacts-2026-03-14.csv')
  @ApiErrors(['VALIDATION_FAILED'], IDS)
  csv(@CurrentUser() user: User, @Query() query: ContactFileQuery): Promise<TextFile> {
    return this.files.file(user.id, 'csv', query.ids);
  }

  @Get('export/contacts.vcf')
  @FromReplica()
  @Scope('export')
  @Shows('contacts', 'labels', 'custom-fields')
  @ApiContactsFile(
    'Download contacts as a vCard 4.0 file',
    'text/vcard',
    'rapport-contacts-2026-03-14.vcf',
  )
  @ApiErrors(['VALIDATION_FAILED'], IDS)
  vcard(@CurrentUser() user: User, @Query() query: ContactFileQuery): Promise<TextFile> {
    return this.files.file(user.id, 'vcf', query.ids);
  }
}
