import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ExportedData } from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { type JsonFile } from '../http/json-text.ts';
import { ApiExport } from './export.documentation.ts';
import { ExportService } from './export.service.ts';

@ApiTags('User')
@Controller('api/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Get()
  @ApiExport()
  export(@CurrentUser() user: User): Promise<JsonFile<ExportedData>> {
    return this.exports.export(user);
  }
}
