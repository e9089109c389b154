import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ImportDetailsDto, ImportedRowsDto, ImportSummaryDto } from './dto/import.dto.ts';

const ApiImportId = () =>
  ApiParam({
    name: 'id',
    schema: { type: 'string', format: 'uuid' },
    description: 'Id of an import',
  });

export const ApiListImports = () =>
  applyDecorators(
    ApiOperation({ summary: 'List the newest hundred imports' }),
    ApiOkResponse({ type: [ImportSummaryDto] }),
    ApiErrors(endpoints.imports.list),
  );

export const ApiFindImport = () =>
  applyDecorators(
    ApiOperation({ summary: 'Get an import and what became of each row' }),
    ApiImportId(),
    ApiOkResponse({ type: ImportDetailsDto }),
    ApiErrors(endpoints.imports.one),
  );

export const ApiCreateImport = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Start an import',
      description: 'It adds nothing yet: the rows follow with POST /api/imports/{id}/rows.',
    }),
    ApiCreatedResponse({ type: ImportSummaryDto }),
    ApiErrors(endpoints.imports.create, { VALIDATION_FAILED: 'fileName is required' }),
  );

export const ApiAddImportRows = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Send rows of the file',
      description:
        'Stores the rows in one transaction. Each contact is checked by the rules of POST ' +
        '/api/contacts; one with problems refuses its row and no other. A row number that was ' +
        'sent before changes nothing and is answered as it was then, so a call without an answer ' +
        'can simply be repeated.',
    }),
    ApiImportId(),
    ApiOkResponse({ type: ImportedRowsDto }),
    ApiErrors(endpoints.imports.addRows, { VALIDATION_FAILED: 'rows must have at least one row' }),
  );

export const ApiUndoImport = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Undo an import within a day',
      description:
        'Deletes the contacts that it added, and takes back what it merged into others. What ' +
        'changed since stays: an added contact that was edited, or that something was noted ' +
        'about, and values that were edited after a merge. A second call changes nothing.',
    }),
    ApiImportId(),
    ApiOkResponse({ type: ImportSummaryDto }),
    ApiErrors(endpoints.imports.undo),
  );
