import { type TypeChange } from '../compare-types.ts';
import { schemaComparison, type CompareSchemas } from './compare-schemas.ts';
import { type ApiDocument, type Operation } from './document.ts';

/**
 * Returns the changes of the API's document that break a client of the last release: what it sends may be rejected
 * or dropped, or what it reads may be gone or have another type. Errors aren't compared: clients accept unknown
 * codes.
 */
export function compareDocuments(before: ApiDocument, after: ApiDocument): TypeChange[] {
  const changes = new Set<string>();
  const report = (what: string): void => void changes.add(what);
  const compareSchemas = schemaComparison(before, after, report);
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) {
        report(`${call} is gone`);
        continue;
      }
      compareParameters(call, operation, now, report, compareSchemas);
      compareBodies(call, operation, now, report, compareSchemas);
      compareResponses(call, operation, now, report, compareSchemas);
    }
  }
  return [...changes].map((what) => ({ level: 'major', what }));
}

type CompareCalls = (
  call: string,
  before: Operation,
  after: Operation,
  report: (what: string) => void,
  compareSchemas: CompareSchemas,
) => void;

const compareParameters: CompareCalls = (call, before, after, report, compareSchemas) => {
  const keyed = ({ parameters = [] }: Operation) =>
    new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const [old, now] = [keyed(before), keyed(after)];
  for (const [key, parameter] of old) {
    const at = `${call} ${key}`;
    if (!now.has(key)) report(`${at} is gone`);
    compareSchemas('request', at, parameter.schema, now.get(key)?.schema);
  }
  for (const [key, { required }] of now) {
    if (required && !old.get(key)?.required) report(`${call} ${key} is required`);
  }
};

const compareBodies: CompareCalls = (call, before, after, report, compareSchemas) => {
  const [old, now] = [before.requestBody, after.requestBody];
  if (now?.required && !old?.required) report(`${call} requires a body`);
  for (const [type, { schema }] of Object.entries(old?.content ?? {})) {
    const other = now?.content[type];
    if (!other) report(`${call} no longer takes ${type}`);
    compareSchemas('request', `${call} body`, schema, other?.schema);
  }
};

const compareResponses: CompareCalls = (call, before, after, report, compareSchemas) => {
  for (const [status, old] of Object.entries(before.responses)) {
    if (status >= '400') continue;
    const now = after.responses[status];
    if (!now) {
      report(`${call} no longer answers ${status}`);
      continue;
    }
    for (const name of Object.keys(old.headers ?? {})) {
      if (!now.headers?.[name]) report(`${call} ${status} has no ${name}`);
    }
    for (const [type, { schema }] of Object.entries(old.content ?? {})) {
      const other = now.content?.[type];
      if (!other) report(`${call} ${status} is no longer ${type}`);
      compareSchemas('response', `${call} ${status}`, schema, other?.schema);
    }
  }
};
