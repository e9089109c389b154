import { compareDocuments } from './compare-documents.ts';
import { type ApiDocument, type Operation, type Schema } from './document.ts';
import { formatDocument } from './released-document.ts';

function withCalls(
  paths: ApiDocument['paths'],
  schemas: ApiDocument['components']['schemas'] = {},
) {
  return { paths, components: { schemas } };
}

function breaks(before: ApiDocument, after: ApiDocument): string[] {
  return compareDocuments(before, after).map(({ level, what }) => `${level}: ${what}`);
}

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** Returns what breaks if the body of a call changes, without the names of its schema and use. */
function requestBreaks(before: Schema, after: Schema): string[] {
  const taking = (schema: Schema) =>
    withCalls(
      { '/a': { post: { requestBody: json({ $ref: '#/components/schemas/A' }), responses: {} } } },
      { A: schema },
    );
  return breaks(taking(before), taking(after)).map((what) =>
    what.replace('major: A (request)', '').trim(),
  );
}

function responseBreaks(before: Schema, after: Schema): string[] {
  const giving = (schema: Schema) =>
    withCalls(
      { '/a': { get: { responses: { 200: json({ $ref: '#/components/schemas/A' }) } } } },
      { A: schema },
    );
  return breaks(giving(before), giving(after)).map((what) =>
    what.replace('major: A (response)', '').trim(),
  );
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const TEXT = { type: 'string' };
const TEXT_OR_NULL = { type: ['string', 'null'] };

describe('a call', () => {
  const call = (change: Partial<Operation> = {}) =>
    withCalls({ '/a': { get: { responses: { 200: json(TEXT) }, ...change } } });
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } };

  test.each<[string, ApiDocument, ApiDocument, string]>([
    ['a path that is gone', call(), withCalls({}), 'GET /a is gone'],
    [
      'a method that is gone',
      call(),
      withCalls({ '/a': { post: { responses: {} } } }),
      'GET /a is gone',
    ],
    [
      'another status',
      call(),
      call({ responses: { 201: json(TEXT) } }),
      'GET /a no longer answers 200',
    ],
    [
      'another kind of content',
      call(),
      call({ responses: { 200: { content: { 'text/csv': {} } } } }),
      'GET /a 200 is no longer application/json',
    ],
    [
      'a header that is gone',
      call({ responses: { 200: { headers: { ETag: {} } } } }),
      call({ responses: { 200: {} } }),
      'GET /a 200 has no ETag',
    ],
    [
      'a parameter that is gone',
      call({ parameters: [limit] }),
      call(),
      'GET /a query limit is gone',
    ],
    [
      'a parameter that is required now',
      call({ parameters: [limit] }),
      call({ parameters: [{ ...limit, required: true }] }),
      'GET /a query limit is required',
    ],
    [
      'a parameter with a narrower range',
      call({ parameters: [limit] }),
      call({ parameters: [{ ...limit, schema: { type: 'integer', maximum: 50 } }] }),
      'GET /a query limit has a lower maximum',
    ],
    [
      'a body that is required now',
      call(),
      call({ requestBody: { required: true, ...json(TEXT) } }),
      'GET /a requires a body',
    ],
    [
      'a body of another kind',
      call({ requestBody: json(TEXT) }),
      call({ requestBody: { content: { 'text/csv': {} } } }),
      'GET /a no longer takes application/json',
    ],
  ])('%s breaks clients', (_, before, after, what) => {
    expect(breaks(before, after)).toEqual([`major: ${what}`]);
  });

  it('may be new, and may fail in other ways', () => {
    const failing = call({ responses: { 200: json(TEXT), 404: json(TEXT) } });
    expect(breaks(failing, withCalls({ ...call().paths, ...{ '/b': {} } }))).toEqual([]);
  });
});

describe('what a client sends', () => {
  test.each<[string, Schema, Schema, string]>([
    ['a field that is gone', object({ b: TEXT }), object({}), '.b is gone'],
    ['a new field that is required', object({}), object({ b: TEXT }, ['b']), '.b is required'],
    [
      'a field that is required now',
      object({ b: TEXT }),
      object({ b: TEXT }, ['b']),
      '.b is required',
    ],
    ['another type', TEXT, { type: 'integer' }, 'no longer takes string'],
    ['null that is no longer taken', TEXT_OR_NULL, TEXT, 'no longer takes null'],
    ['a lower maxLength', { maxLength: 9 }, { maxLength: 8 }, 'has a lower maxLength'],
    ['a new maxLength', {}, { maxLength: 8 }, 'has a lower maxLength'],
    ['a higher minLength', { minLength: 1 }, { minLength: 2 }, 'has a higher minLength'],
    ['a lower maxItems', { maxItems: 9 }, { maxItems: 8 }, 'has a lower maxItems'],
    ['a lower maximum', { maximum: 9 }, { maximum: 8 }, 'has a lower maximum'],
    ['a higher minimum', { minimum: -1 }, { minimum: 0 }, 'has a higher minimum'],
    ['a new pattern', {}, { pattern: '^a' }, 'has another pattern'],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, 'has another pattern'],
    ['another format', { format: 'uri' }, { format: 'email' }, 'has another format'],
    ['no repetitions any more', {}, { uniqueItems: true }, 'has another uniqueItems'],
    ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, 'no longer takes b'],
    ['certain values only', TEXT, { ...TEXT, enum: ['a'] }, 'takes certain values only'],
    [
      'no other fields',
      object({}),
      { ...object({}), additionalProperties: false },
      'takes no other fields',
    ],
    [
      'a new condition',
      object({}),
      { ...object({}), allOf: [{ if: {}, then: { required: ['b'] } }] },
      'has another condition for its fields together',
    ],
    [
      'a stricter item of a list',
      object({ b: { type: 'array', items: TEXT } }),
      object({ b: { type: 'array', items: { ...TEXT, maxLength: 8 } } }),
      '.b[] has a lower maxLength',
    ],
    [
      'a stricter value of a map',
      { additionalProperties: TEXT },
      { additionalProperties: { ...TEXT, maxLength: 8 } },
      '{} has a lower maxLength',
    ],
    [
      'null that a reference no longer allows',
      object({ b: { anyOf: [TEXT, { type: 'null' }] } }),
      object({ b: TEXT }),
      '.b no longer takes null',
    ],
    [
      'one of several types that is gone',
      { anyOf: [TEXT, { type: 'array' }] },
      { anyOf: [{ type: 'integer' }, { type: 'array' }] },
      'has other types',
    ],
  ])('%s breaks clients', (_, before, after, what) => {
    expect(requestBreaks(before, after)).toEqual([what]);
  });

  test.each<[string, Schema, Schema]>([
    ['a new optional field', object({}), object({ b: TEXT })],
    ['a field that need not be sent any more', object({ b: TEXT }, ['b']), object({ b: TEXT })],
    ['null', TEXT, TEXT_OR_NULL],
    ['a further value', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['wider limits', { maxLength: 8, minimum: 2 }, { maxLength: 9, minimum: 1 }],
    ['no pattern any more', { pattern: '^a' }, {}],
    ['numbers beside integers', { type: 'integer' }, { type: 'number' }],
    ['other texts', { description: 'Old', example: 1 }, { description: 'New', example: 2 }],
  ])('may be %s', (_, before, after) => {
    expect(requestBreaks(before, after)).toEqual([]);
  });
});

describe('what a client reads', () => {
  test.each<[string, Schema, Schema, string]>([
    ['a field that is gone', object({ b: TEXT }, ['b']), object({}), '.b is gone'],
    [
      'a field that may be missing',
      object({ b: TEXT }, ['b']),
      object({ b: TEXT }),
      '.b may be missing',
    ],
    [
      'a field that may be null',
      object({ b: TEXT }),
      object({ b: TEXT_OR_NULL }),
      '.b may be null',
    ],
    ['another type', object({ b: TEXT }), object({ b: { type: 'integer' } }), '.b may be integer'],
    ['fractions', { type: 'integer' }, { type: 'number' }, 'may be number'],
    ['another format', { format: 'date' }, { format: 'date-time' }, 'has another format'],
    ['null beside a reference', TEXT, { anyOf: [TEXT, { type: 'null' }] }, 'may be null'],
  ])('%s breaks clients', (_, before, after, what) => {
    expect(responseBreaks(before, after)).toEqual([what]);
  });

  test.each<[string, Schema, Schema]>([
    ['a new field', object({}), object({ b: TEXT }, ['b'])],
    ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }],
    ['another limit', { maxLength: 8 }, { maxLength: 7, pattern: '^a' }],
    ['never null', TEXT_OR_NULL, TEXT],
    ['always there', object({ b: TEXT }), object({ b: TEXT }, ['b'])],
  ])('may have %s', (_, before, after) => {
    expect(responseBreaks(before, after)).toEqual([]);
  });
});

it('reports a schema once that several calls use, and ends with one that refers to itself', () => {
  const tree = (type: string) => ({
    A: object({
      name: { type },
      children: { type: 'array', items: { $ref: '#/components/schemas/A' } },
    }),
  });
  const call = { responses: { 200: json({ $ref: '#/components/schemas/A' }) } };
  const calls = { '/a': { get: call }, '/b': { get: call } };
  expect(breaks(withCalls(calls, tree('string')), withCalls(calls, tree('number')))).toEqual([
    'major: A (response).name may be number, integer',
  ]);
});

it('keeps in the recorded document what clients depend on, also fields that are named like keywords', () => {
  const schema = { ...object({ description: TEXT, example: TEXT }), description: 'A thing' };
  const call = { summary: 'Lists', responses: { 200: json(schema), 404: json(TEXT) } };
  expect(JSON.parse(formatDocument(withCalls({ '/a': { get: call } })))).toEqual(
    withCalls({
      '/a': { get: { responses: { 200: json(object({ description: TEXT, example: TEXT })) } } },
    }),
  );
});
