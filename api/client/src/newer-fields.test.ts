interface Document {
  paths: object;
  components: { schemas: Record<string, { properties: object; required?: string[] }> };
}

const { makeNewerFieldsOptional } = jest.requireActual<{
  makeNewerFieldsOptional(document: Document, released: Document): void;
}>('../newer-fields.mjs');

const NAME = { name: { type: 'string' } };
const CITY = { city: { type: 'string' } };

function contactsWith(properties: object): Document {
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const required = Object.keys(properties);
  return {
    paths: {
      '/contacts': { post: { requestBody: json('Change'), responses: { 200: json('Contact') } } },
    },
    components: {
      schemas: {
        Change: { properties: { address: { $ref: '#/components/schemas/Address' } } },
        Address: { properties, required },
        Contact: { properties, required },
      },
    },
  };
}

describe('makeNewerFieldsOptional', () => {
  it('makes a response field optional that the last release lacks', () => {
    const document = contactsWith({ ...NAME, ...CITY });
    makeNewerFieldsOptional(document, contactsWith(NAME));
    expect(document.components.schemas.Contact?.required).toEqual(['name']);
  });

  it('leaves a field required that the last release has', () => {
    const document = contactsWith({ ...NAME, ...CITY });
    makeNewerFieldsOptional(document, contactsWith({ ...NAME, ...CITY }));
    expect(document.components.schemas.Contact?.required).toEqual(['name', 'city']);
  });

  it('leaves request fields unchanged, directly or inside another schema', () => {
    const document = contactsWith({ ...NAME, ...CITY });
    makeNewerFieldsOptional(document, contactsWith(NAME));
    expect(document.components.schemas.Address?.required).toEqual(['name', 'city']);
  });

  it('leaves a schema unchanged that the last release lacks', () => {
    const document = contactsWith(NAME);
    makeNewerFieldsOptional(document, { paths: {}, components: { schemas: {} } });
    expect(document.components.schemas.Contact?.required).toEqual(['name']);
  });
});
