import { type OpenAPIObject } from '@nestjs/swagger';
import { describeScopes } from './scopes.ts';

const documentOf = (path: string, stated: object): OpenAPIObject => ({
  openapi: '3.1.0',
  info: { title: 'Rapport API', version: '1' },
  paths: { [path]: { post: { responses: {}, ...stated } } },
});

describe('describeScopes', () => {
  it('names the scopes of a call as one of two ways in', () => {
    const document = documentOf('/api/contacts', { 'x-scopes': ['contacts:write'] });
    describeScopes(document);
    expect(document.paths['/api/contacts']?.post?.security).toEqual([
      { bearer: [] },
      { accessToken: ['contacts:write'] },
    ]);
  });

  it('leaves the sign-in as the only way to a call for accounts', () => {
    const document = documentOf('/api/user', { 'x-account-only': true });
    describeScopes(document);
    expect(document.paths['/api/user']?.post).not.toHaveProperty('security');
  });

  it.each([{}, { 'x-account-only': true, 'x-scopes': ['export'] }])(
    'refuses a call that states %j',
    (stated) => {
      expect(() => describeScopes(documentOf('/api/new', stated))).toThrow(
        'POST /api/new needs either @Scope(…) or @AccountOnly() at its controller',
      );
    },
  );
});
