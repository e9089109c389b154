import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Path of the committed document; a separate test checks that it's up to date. */
export const COMMITTED = path.resolve(__dirname, '../../openapi.json');

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  propertyNames?: Schema;
  uniqueItems?: boolean;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  content?: { 'application/json'?: { schema: Schema; examples?: Record<string, unknown> } };
}

interface DocumentedOperation {
  'x-shows'?: string[];
  'x-changes'?: string[];
  'x-changes-with-time'?: string[];
  'x-scopes'?: string[];
  'x-account-only'?: boolean;
  summary?: string;
  parameters?: {
    name: string;
    in: 'path' | 'query' | 'header';
    required?: boolean;
    schema: Schema;
  }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation extends DocumentedOperation {
  method: string;
  path: string;
}

export function committedDocument(): OpenApiDocument {
  return JSON.parse(readFileSync(COMMITTED, 'utf8')) as OpenApiDocument;
}

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: address,
    })),
  );
}

/** Resolves a reference to another schema; returns any other schema unchanged. */
export function resolved(document: OpenApiDocument, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  return name === undefined ? schema : document.components.schemas[name]!;
}
