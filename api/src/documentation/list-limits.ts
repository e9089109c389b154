import { type INestApplication } from '@nestjs/common';
import { type OpenAPIObject } from '@nestjs/swagger';
import { type Request } from 'express';
import { createOpenApiDocument } from './open-api.ts';

/**
 * Returns a function that finds the documented maximum length of a list in the body of a call. The document is
 * created when a list is first rejected as too long, which is rare.
 * @returns null for a field that isn't documented
 */
export function documentedListLimits(app: INestApplication) {
  let document: OpenAPIObject | null = null;
  return ({ method, path }: Request, field: string): number | null => {
    document ??= createOpenApiDocument(app);
    const operations =
      at(document.paths, path) ??
      Object.entries(document.paths).find(([template]) => isOfTemplate(path, template))?.[1];
    const operation = at(operations, method.toLowerCase());
    let schema = at(operation, 'requestBody', 'content', 'application/json', 'schema');
    for (const name of field.split(/\.|(?=\[)/)) {
      const whole = resolved(document, schema);
      schema = name.startsWith('[') ? at(whole, 'items') : at(whole, 'properties', name);
    }
    const most = at(resolved(document, schema), 'maxItems');
    return typeof most === 'number' ? most : null;
  };
}

function isOfTemplate(path: string, template: string): boolean {
  const [given, wanted] = [path.split('/'), template.split('/')];
  return (
    given.length === wanted.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  );
}

/** Resolves a schema that only references another one. */
function resolved(document: OpenAPIObject, schema: unknown): unknown {
  const reference = at(schema, '$ref') ?? at(schema, 'allOf', '0', '$ref');
  if (typeof reference !== 'string') return schema;
  return at(document.components, 'schemas', reference.split('/').at(-1) ?? '');
}

/** Returns the nested value under these names, or undefined. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      Object.hasOwn(Object(inner), name) ? Reflect.get(Object(inner), name) : undefined,
    value,
  );
}
