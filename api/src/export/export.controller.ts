import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { endpoints, type ExportedData } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonFile } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { ApiExport } from './export.documentation.ts';
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
}
