import fc from 'fast-check';
import {
  type BodyOf,
  type Contact,
  type CreateContact,
  endpoints,
  type InteractionListQuery,
  type ResponseOf,
} from '../index.ts';

const ID = '018f6b1e-0000-7000-8000-000000000115';

describe('a call of an endpoint', () => {
  it('writes the parameter of its path', () => {
    expect(endpoints.contacts.one(ID)).toMatchObject({
      method: 'GET',
      path: `/api/contacts/${ID}`,
    });
    expect(endpoints.health.cadence(ID)).toMatchObject({
      method: 'PUT',
      path: `/api/health/${ID}/cadence`,
    });
  });

  it('takes several parameters by name', () => {
    const { path } = endpoints.actions.update({ contactId: ID, actionId: `R3:${ID}:1a2b` });
    expect(path).toBe(`/api/actions/${ID}/R3%3A${ID}%3A1a2b`);
  });

  it('writes the fields of a query in the same order for any order of its argument', () => {
    const { path } = endpoints.contacts.list({
      enneagramType: 5,
      mbtiType: 'INTJ',
      assessed: false,
      due: true,
      sort: 'lastContact',
      q: 'a & b',
      count: true,
      limit: 50,
    });
    expect(path).toBe(
      '/api/contacts?limit=50&count=true&q=a+%26+b&sort=lastContact&due=true&assessed=false&mbtiType=INTJ&enneagramType=5',
    );
  });

  it('leaves out the fields of a query that are undefined, and the question mark with the last one', () => {
    expect(endpoints.contacts.list({ limit: 50, q: undefined }).path).toBe(
      '/api/contacts?limit=50',
    );
    expect(endpoints.contacts.list({ q: undefined }).path).toBe('/api/contacts');
    expect(endpoints.contacts.list().path).toBe('/api/contacts');
  });

  it('writes a query after a parameter', () => {
    expect(endpoints.interactions.list(ID, { limit: 20 }).path).toBe(
      `/api/interactions/${ID}?limit=20`,
    );
  });

  it('reads the response', () => {
    const { decode } = endpoints.user.remove();
    expect(decode({ accountDeleted: true })).toEqual({ accountDeleted: true });
    expect(endpoints.contacts.remove(ID).decode(null)).toBeNull();
  });

  it.each(['', '.', '..'])('refuses %j as a parameter, which would lead out of the path', (id) => {
    expect(() => endpoints.contacts.one(id)).toThrow(`Bad id: ${id}`);
  });

  it('keeps any parameter within its segment of the path', () => {
    const parameter = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !['', '.', '..'].includes(text));
    fc.assert(
      fc.property(parameter, parameter, (contactId, id) => {
        const { path } = endpoints.interactions.update({ contactId, id });
        const read = new URL(path, 'http://api.test');
        const segments = read.pathname.split('/');
        expect(segments.slice(0, 3)).toEqual(['', 'api', 'interactions']);
        expect(segments.slice(3).map(decodeURIComponent)).toEqual([contactId, id]);
        expect([read.host, read.search, read.hash]).toEqual(['api.test', '', '']);
      }),
    );
  });

  it('writes any text into a query so that it can be read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (q) => {
        const read = new URL(endpoints.contacts.list({ q }).path, 'http://api.test');
        expect([read.pathname, ...read.searchParams]).toEqual(['/api/contacts', ['q', q]]);
      }),
    );
  });
});

describe('all endpoints', () => {
  const all = Object.values(endpoints).flatMap((group) => Object.values(group));

  it('are there once', () => {
    const named = all.map(({ method, pattern }) => `${method} ${pattern.replaceAll(/:\w+/g, ':')}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('lie under /api/ and write each parameter as a whole segment', () => {
    for (const { pattern } of all)
      expect(pattern).toMatch(/^\/api(\/(:[a-zA-Z]+|[a-z-]+(\.[a-z]+)?))+$/);
  });
});

/** Compiles only where `Condition` is what is claimed. */
function typed<Condition extends boolean>(claim: Condition): void {
  expect(typeof claim).toBe('boolean');
}

type Accepts<F extends (...given: never[]) => unknown, Given extends readonly unknown[]> =
  Given extends Parameters<F> ? true : false;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

describe('the compiler', () => {
  it('accepts the parameters of the path and no others', () => {
    typed<Accepts<typeof endpoints.contacts.one, [string]>>(true);
    typed<Accepts<typeof endpoints.contacts.one, []>>(false);
    typed<Accepts<typeof endpoints.contacts.one, [string, string]>>(false);
    typed<Accepts<typeof endpoints.contacts.one, [number]>>(false);
    typed<Accepts<typeof endpoints.contacts.one, [string | undefined]>>(false);
    typed<Accepts<typeof endpoints.user.profile, []>>(true);
    typed<Accepts<typeof endpoints.user.profile, [string]>>(false);
    typed<Accepts<typeof endpoints.actions.update, [{ contactId: string; actionId: string }]>>(
      true,
    );
    typed<Accepts<typeof endpoints.actions.update, [{ contactId: string }]>>(false);
    typed<Accepts<typeof endpoints.actions.update, [string, string]>>(false);
  });

  it('accepts the query of the endpoint and no other', () => {
    typed<Accepts<typeof endpoints.contacts.list, []>>(true);
    typed<Accepts<typeof endpoints.contacts.list, [{ limit: number; q: undefined }]>>(true);
    typed<Accepts<typeof endpoints.contacts.list, [{ sort: 'newest' }]>>(false);
    typed<Accepts<typeof endpoints.contacts.list, [{ limit: string }]>>(false);
    typed<Accepts<typeof endpoints.interactions.list, [string, InteractionListQuery]>>(true);
    typed<Accepts<typeof endpoints.interactions.list, [InteractionListQuery]>>(false);
    typed<Accepts<typeof endpoints.personality.profile, []>>(false);
    typed<Accepts<typeof endpoints.personality.profile, [{ mbtiType: 'INTJ' }]>>(false);
  });

  it('knows the response and the body, of an endpoint and of a call', () => {
    type Create = ReturnType<typeof endpoints.contacts.create>;
    typed<Same<ResponseOf<Create>, Contact>>(true);
    typed<Same<BodyOf<Create>, CreateContact>>(true);
    typed<Same<ResponseOf<typeof endpoints.contacts.create>, Contact>>(true);
    typed<Same<BodyOf<typeof endpoints.contacts.create>, CreateContact>>(true);
    typed<Same<BodyOf<typeof endpoints.contacts.restore>, undefined>>(true);
    typed<Same<ResponseOf<typeof endpoints.contacts.remove>, null>>(true);
  });
});
