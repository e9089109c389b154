import { AnswerWithHeaders, fakeApi } from './fake-api.ts';

const note = { id: 'n 1', text: 'Bring the plan.' };
const seen: unknown[] = [];
const api = fakeApi({
  'GET /api/notes': ({ query }) =>
    new AnswerWithHeaders([note], { 'X-Total-Count': query.get('limit') ?? '' }),
  'GET /api/notes/:id': ({ params }) => ({ ...note, id: params['id'] }),
  'POST /api/notes': (call) => {
    seen.push(call.body<{ text: string }>());
    return undefined;
  },
  'DELETE /api/notes/:id': () => {
    throw new Error('kept');
  },
});

describe('fakeApi', () => {
  it('answers by method and path, with the named parts decoded', async () => {
    await expect(api.request('/api/notes/n%201')).resolves.toEqual(note);
  });

  it('answers with headers and the query', async () => {
    const { data, headers } = await api.requestWithHeaders('/api/notes?limit=7');
    expect(data).toEqual([note]);
    expect(headers.get('X-Total-Count')).toBe('7');
  });

  it('hands out copies, as a network would', async () => {
    const [first] = await api.request<(typeof note)[]>('/api/notes');
    expect(first).toEqual(note);
    expect(first).not.toBe(note);
  });

  it('takes a body without what JSON leaves out, and answers nothing with null', async () => {
    const body = { text: 'Call.', when: undefined };
    await expect(api.request('/api/notes', { method: 'POST', body })).resolves.toBeNull();
    expect(seen).toEqual([{ text: 'Call.' }]);
  });

  it('fails with what an answer throws', async () => {
    await expect(api.request('/api/notes/1', { method: 'DELETE' })).rejects.toThrow('kept');
  });

  it.each([
    ['/api/notes/1/lines', 'GET'],
    ['/api/notes/1', 'PUT'],
  ] as const)('says that it does not know %s by %s', async (path, method) => {
    await expect(api.request(path, { method })).rejects.toMatchObject({
      status: 404,
      message: `${method} ${path} is not part of the made-up data`,
    });
  });
});
