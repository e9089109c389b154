import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { endpoints } from '@rapport/contracts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { ExportedDataDto } from './dto/exported-data.dto.ts';

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

export const ApiExport = () =>
  applyDecorators(
    ApiOperation({
      summary: 'Download everything that is stored of the signed-in person',
      description:
        'One JSON file, as of one moment. Its fields have the names that the screens use. Deleted ' +
        'contacts are not in it, not even while they can be restored.',
    }),
    ApiOkResponse({
      type: ExportedDataDto,
      headers: {
        'Content-Disposition': text(
          'A name for the file',
          'attachment; filename="rapport-export-2026-03-14.json"',
        ),
        'Cache-Control': text('It is kept nowhere on its way', 'private, no-store'),
      },
    }),
    ApiErrors(endpoints.user.exportData),
  );
