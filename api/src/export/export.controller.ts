import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type ExportedData, type ExportedPerson } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { type JsonFile } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { ApiExport, ApiExportPerson } from './export.documentation.ts';
import { ExportService } from './export.service.ts';

@ApiTags('User')
@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

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
}
