import { ApiOkResponse, type ApiResponseOptions } from '@nestjs/swagger';

type Headers = NonNullable<ApiResponseOptions['headers']>;

/** The header with the name under which a browser saves a response. */
export function fileNameHeader(example: string): Headers {
  return {
    'Content-Disposition': {
      description: 'A name for the file',
      schema: { type: 'string' },
      example: `attachment; filename="${example}"`,
    },
  };
}

/** States that the response is a file of text, with an example of its name. */
export function ApiTextFile(type: string, name: string, others: Headers = {}): MethodDecorator {
  return ApiOkResponse({
    description: 'The file',
    content: { [type]: { schema: { type: 'string' } } },
    headers: { ...fileNameHeader(name), ...others },
  });
}
