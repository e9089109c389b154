import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type ExportedData, type ExportedPerson } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { type JsonFile, type TextFile } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { ContactFilesService } from './contact-files.service.ts';
import { ContactFileQuery } from './dto/contact-file.query.ts';
import {
  ApiContactsCsv,
  ApiContactsVcard,
  ApiExport,
  ApiExportPerson,
} from './export.documentation.ts';
import { ExportService } from './export.service.ts';

@ApiTags('User')
@Controller()
export class ExportController {
  constructor(
    private readonly exports: ExportService,
    private readonly files: ContactFilesService,
  ) {}

  @Route(endpoints.user.exportData)
  @ApiExport()
  export(@CurrentUser() user: User): Promise<JsonFile<ExportedData>> {
    return this.exports.export(user);
  }

  @Route(endpoints.contacts.exportPerson)
  @ApiExportPerson()
  exportPerson(
    @CurrentUser() user: User,
    @Param('id', ContactIdPipe) id: string,
  ): Promise<JsonFile<ExportedPerson>> {
    return this.exports.exportPerson(user.id, id);
  }

  @Route(endpoints.contactFiles.csv)
  @ApiContactsCsv()
  csv(@CurrentUser() user: User, @Query() query: ContactFileQuery): Promise<TextFile> {
    return this.files.file(user.id, 'csv', query.ids);
  }

  @Route(endpoints.contactFiles.vcard)
  @ApiContactsVcard()
  vcard(@CurrentUser() user: User, @Query() query: ContactFileQuery): Promise<TextFile> {
    return this.files.file(user.id, 'vcf', query.ids);
  }
}
