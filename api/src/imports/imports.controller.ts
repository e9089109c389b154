import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { Replay } from '../http/replay.ts';
import { type JsonText, type Page } from '../http/json-text.ts';
import {
  CreateImportDto,
  ImportDetailsDto,
  ImportedRowsDto,
  ImportRowsDto,
  ImportSummaryDto,
} from './dto/import.dto.ts';
import { ImportUndoService } from './import-undo.service.ts';
import { ImportsService } from './imports.service.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

@ApiTags('Imports')
@Controller('api')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly undoing: ImportUndoService,
  ) {}

  @Get('imports')
  @FromReplica()
  @Scope('contacts:read')
  @Shows('imports')
  @ApiOperation({ summary: 'List the newest hundred imports' })
  @ApiOkResponse({ type: [ImportSummaryDto] })
  @ApiErrors([])
  list(@CurrentUser() user: User): Promise<Page<ImportSummaryDto>> {
    return this.imports.list(user.id);
  }

  @Get('imports/:id')
  @Scope('contacts:read')
  @Shows('imports')
  @ApiOperation({ summary: 'Get an import and what became of each row' })
  @ApiId('Id of an import')
  @ApiOkResponse({ type: ImportDetailsDto })
  @ApiErrors(['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND'])
  find(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_IMPORT_ID')) id: string,
  ): Promise<JsonText<ImportDetailsDto>> {
    return this.imports.details(user.id, id);
  }

  @Post('imports')
  @Scope('contacts:write')
  @Changes('imports')
  @Replay('import')
  @ApiOperation({
    summary: 'Start an import',
    description: 'It adds nothing yet: the rows follow with POST /api/imports/{id}/rows.',
  })
  @ApiCreatedResponse({ type: ImportSummaryDto })
  @ApiErrors(['VALIDATION_FAILED', 'IMPORT_NOT_FOUND'], {
    VALIDATION_FAILED: 'fileName is required',
  })
  create(
    @CurrentUser() user: User,
    @Body() body: CreateImportDto,
  ): Promise<JsonText<ImportSummaryDto>> {
    return this.imports.create(user.id, body);
  }

  @Post('imports/:id/rows')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('imports', 'contacts')
  @Replay('none')
  @ApiOperation({
    summary: 'Send rows of the file',
    description:
      'Stores the rows in one transaction. Each contact is checked by the rules of POST ' +
      '/api/contacts; one with problems refuses its row and no other. A row number that was ' +
      'sent before changes nothing and is answered as it was then, so a call without an answer ' +
      'can simply be repeated.',
  })
  @ApiId('Id of an import')
  @ApiOkResponse({ type: ImportedRowsDto })
  @ApiErrors(['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND', 'VALIDATION_FAILED', 'IMPORT_UNDONE'], {
    VALIDATION_FAILED: 'rows must have at least one row',
  })
  addRows(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_IMPORT_ID')) id: string,
    @Body() body: ImportRowsDto,
  ): Promise<JsonText<ImportedRowsDto>> {
    return this.imports.addRows(user.id, id, body.rows);
  }

  @Post('imports/:id/undo')
  @HttpCode(200)
  @Scope('contacts:write')
  @Changes('imports', 'contacts')
  @Replay('none')
  @ApiOperation({
    summary: 'Undo an import within a day',
    description:
      'Deletes the contacts that it added, and takes back what it merged into others. What ' +
      'changed since stays: an added contact that was edited, or that something was noted ' +
      'about, and values that were edited after a merge. A second call changes nothing.',
  })
  @ApiId('Id of an import')
  @ApiOkResponse({ type: ImportSummaryDto })
  @ApiErrors(['INVALID_IMPORT_ID', 'IMPORT_NOT_FOUND', 'VALIDATION_FAILED', 'IMPORT_UNDO_EXPIRED'])
  undo(
    @CurrentUser() user: User,
    @Param('id', new IdPipe('INVALID_IMPORT_ID')) id: string,
  ): Promise<JsonText<ImportSummaryDto>> {
    return this.undoing.undo(user.id, id);
  }
}
