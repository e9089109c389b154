import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  endpoints,
  type ImportDetails,
  type ImportedRows,
  type ImportSummary,
} from '@rapport/contracts';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ANEW, Gives } from '../http/gives.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import { Route } from '../http/route.ts';
import { CreateImportDto, ImportRowsDto } from './dto/import.dto.ts';
import { ImportIdPipe } from './import-id.pipe.ts';
import { ImportUndoService } from './import-undo.service.ts';
import {
  ApiAddImportRows,
  ApiCreateImport,
  ApiFindImport,
  ApiListImports,
  ApiUndoImport,
} from './imports.documentation.ts';
import { ImportsService } from './imports.service.ts';

@ApiTags('Imports')
@Controller()
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly undoing: ImportUndoService,
  ) {}

  @Route(endpoints.imports.list)
  @ApiListImports()
  list(@CurrentUser() user: User): Promise<Page<ImportSummary>> {
    return this.imports.list(user.id);
  }

  @Route(endpoints.imports.one)
  @ApiFindImport()
  find(
    @CurrentUser() user: User,
    @Param('id', ImportIdPipe) id: string,
  ): Promise<JsonText<ImportDetails>> {
    return this.imports.details(user.id, id);
  }

  @Route(endpoints.imports.create)
  @Gives('import')
  @ApiCreateImport()
  create(
    @CurrentUser() user: User,
    @Body() body: CreateImportDto,
  ): Promise<JsonText<ImportSummary>> {
    return this.imports.create(user.id, body);
  }

  @Route(endpoints.imports.addRows)
  @Gives(ANEW)
  @ApiAddImportRows()
  addRows(
    @CurrentUser() user: User,
    @Param('id', ImportIdPipe) id: string,
    @Body() body: ImportRowsDto,
  ): Promise<JsonText<ImportedRows>> {
    return this.imports.addRows(user.id, id, body.rows);
  }

  @Route(endpoints.imports.undo)
  @Gives(ANEW)
  @ApiUndoImport()
  undo(
    @CurrentUser() user: User,
    @Param('id', ImportIdPipe) id: string,
  ): Promise<JsonText<ImportSummary>> {
    return this.undoing.undo(user.id, id);
  }
}
