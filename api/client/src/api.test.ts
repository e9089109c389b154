import { api } from './api.ts';

describe('api', () => {
  it('writes the parameters of the path into it, safe for an address', () => {
    expect(api.get('/api/contacts/{id}', { id: 'a/b?c' })).toEqual({
      method: 'GET',
      path: '/api/contacts/a%2Fb%3Fc',
    });
  });

  it('appends the rest as a query in the order given, a list as one name several times', () => {
    const { path } = api.get('/api/contacts', { limit: 5, q: 'Ada & co', label: ['x', 'y'] });
    expect(path).toBe('/api/contacts?limit=5&q=Ada+%26+co&label=x&label=y');
  });

  it('takes parameters of path and query together', () => {
    const { path } = api.get('/api/interactions/{contactId}', { contactId: '7', limit: 20 });
    expect(path).toBe('/api/interactions/7?limit=20');
  });

  it('leaves out what is undefined, and the question mark with it', () => {
    expect(api.get('/api/contacts', { q: undefined }).path).toBe('/api/contacts');
  });

  it('knows the methods of a path', () => {
    expect(api.delete('/api/contacts/{id}', { id: '7' }).method).toBe('DELETE');
    // @ts-expect-error: the API has no such call
    expect(api.put('/api/contacts').method).toBe('PUT');
  });

  it.each(['', '.', '..'])('refuses %j, which would lead out of the path', (id) => {
    expect(() => api.get('/api/contacts/{id}', { id })).toThrow('Bad id');
  });
});
