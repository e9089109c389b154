import { api } from './api.ts';

describe('api', () => {
  it('inserts path parameters, encoded for a URL', () => {
    expect(api.get('/api/contacts/{id}', { id: 'a/b?c' })).toEqual({
      method: 'GET',
      path: '/api/contacts/a%2Fb%3Fc',
    });
  });

  it('appends other parameters as a query in the given order, and a list by repeating its name', () => {
    const { path } = api.get('/api/contacts', { limit: 5, q: 'Ada & co', label: ['x', 'y'] });
    expect(path).toBe('/api/contacts?limit=5&q=Ada+%26+co&label=x&label=y');
  });

  it('accepts path and query parameters together', () => {
    const { path } = api.get('/api/interactions/{contactId}', { contactId: '7', limit: 20 });
    expect(path).toBe('/api/interactions/7?limit=20');
  });

  it('omits undefined parameters, and the question mark if all are undefined', () => {
    expect(api.get('/api/contacts', { q: undefined }).path).toBe('/api/contacts');
  });

  it('knows the methods of a path', () => {
    expect(api.delete('/api/contacts/{id}', { id: '7' }).method).toBe('DELETE');
    // @ts-expect-error: the API has no such call
    expect(api.put('/api/contacts').method).toBe('PUT');
  });

  it.each(['', '.', '..'])('rejects %j, which would lead out of the path', (id) => {
    expect(() => api.get('/api/contacts/{id}', { id })).toThrow('Bad id');
  });
});
