import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (organizationName: string | null, caller = ada) =>
  caller.post('/api/contacts', { displayName: 'Someone', organizationName }).expect(201);
const spellings = async (caller = ada) =>
  (await caller.get('/api/companies/spellings').expect(200)).body;
const GROUP = {
  names: [
    { name: 'Engines Limited', contacts: 2 },
    { name: 'Engines Ltd', contacts: 1 },
  ],
};

beforeEach(async () => {
  for (const name of ['Engines Ltd', 'Engines Limited', 'Engines Limited', 'Quay', null]) {
    await add(name);
  }
});

describe('the spellings of a company', () => {
  it('are asked about, the one of most contacts first, and only with contacts that are there', async () => {
    expect(await spellings()).toEqual([GROUP]);
    const stranger = await api.signIn();
    await add('Engines AG', stranger);
    expect(await spellings(stranger)).toEqual([]);
    const { body: found } = await ada.get('/api/contacts?company=Engines%20Ltd').expect(200);
    await ada.delete(`/api/contacts/${found[0].id}`).expect(204);
    expect(await spellings()).toEqual([]);
  });

  it('become one by a rename, and are asked about again after its undo', async () => {
    const change = { change: 'organization', organizationName: 'Engines Limited' };
    const { body } = await ada
      .post('/api/contacts/bulk', { ...change, matching: 'company=Engines+Ltd' })
      .expect(200);
    expect(await spellings()).toEqual([]);
    await ada.post(`/api/undos/${body.undoId}`).expect(204);
    expect(await spellings()).toEqual([GROUP]);
  });

  it('are told apart for good, unless that is taken back, in whatever order', async () => {
    const tell = (names: string[], different: boolean) =>
      ada.post('/api/companies/different', { names, different }).expect(204);
    await tell(['Engines Ltd', 'Engines Limited'], true);
    await tell(['Engines Limited', 'Engines Ltd'], true);
    expect(await spellings()).toEqual([]);
    const { body: data } = await ada.get('/api/export').expect(200);
    expect(data.user.differentCompanies).toEqual([['Engines Limited', 'Engines Ltd']]);
    await tell(['Engines Ltd', 'Engines Limited'], false);
    expect(await spellings()).toEqual([GROUP]);
  });

  it.each([
    ['no names', {}, 'names must be a list of names of companies'],
    ['one name', { names: ['Engines'] }, 'names must have 2 to 50 items'],
    ['the same twice', { names: ['Engines', 'Engines'] }, 'names must not repeat a value'],
    ['an empty name', { names: ['Engines', ''] }, 'names must be a list of names of companies'],
  ])('are refused with %s', async (_, body, error) => {
    const { body: said } = await ada
      .post('/api/companies/different', { different: true, ...body })
      .expect(400);
    expect(said.error).toBe(error);
  });
});
