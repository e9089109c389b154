import { type OpenAPIObject } from '@nestjs/swagger';
import { QUIZ_BANK } from '@rapport/contracts';
import { TIME_ZONE_NAMES } from './time-zone-names.ts';

/** Long lists of values that the document contains once. A DTO names one in a field's `format`. */
const NAMED_VALUES: Readonly<Record<string, { name: string; values: readonly string[] }>> = {
  'time-zone': { name: 'TimeZone', values: TIME_ZONE_NAMES },
  'question-id': { name: 'QuestionId', values: QUIZ_BANK.map(({ id }) => id) },
};

/** Returns the document with references to these lists in place of their formats. */
export function withNamedValues(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.values(NAMED_VALUES).map(({ name, values }) => [
    name,
    { type: 'string', enum: values },
  ]);
  return JSON.parse(
    JSON.stringify({
      ...document,
      components: {
        ...document.components,
        schemas: { ...document.components?.schemas, ...Object.fromEntries(schemas) },
      },
    }),
    (_key, value: unknown) => referring(value),
  );
}

function referring(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('format' in schema)) return schema;
  const named = NAMED_VALUES[String(schema.format)];
  if (!named) return schema;
  const { type, ...rest }: { type?: unknown; format?: unknown } = { ...schema };
  delete rest.format;
  const reference = { $ref: `#/components/schemas/${named.name}` };
  return Array.isArray(type)
    ? { ...rest, anyOf: [reference, { type: 'null' }] }
    : { ...rest, ...reference };
}
