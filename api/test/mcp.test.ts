import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ACCESS_SCOPES, type AccessScope, DIMENSION_LETTERS } from '@rapport/contracts';
import path from 'node:path';
import supertest from 'supertest';
import { type GuidanceDto } from '../src/guidance/dto/guidance.dto.ts';
import { newAccessToken } from '../src/auth/access-token.ts';
import { addContact } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { ORIGIN } from './test-environment.ts';

const ROOT = path.resolve(__dirname, '../..');

let api: TestApi;
let ada: Caller;
let assistant: Client;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  assistant = await connected(await tokenFor(ACCESS_SCOPES));
});
afterEach(() => assistant.close());
afterAll(() => api.close());

async function tokenFor(scopes: readonly AccessScope[]): Promise<string> {
  const { body } = await ada.post('/api/access-tokens', { name: 'Assistant', scopes }).expect(201);
  return body.token;
}

async function connected(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { Authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  return client;
}

/** Calls a tool and returns its text. */
async function said(name: string, given: object, client = assistant) {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...given } });
  const [first] = Array.isArray(content) ? content : [];
  return { text: String(first.text), isError };
}
const told = async (name: string, given: object) => {
  const { text, isError } = await said(name, given);
  expect({ text, isError }).toMatchObject({ isError: false });
  return JSON.parse(text);
};
const guidanceOf = async (id: string): Promise<GuidanceDto> =>
  (await ada.get(`/api/guidance/${id}`).expect(200)).body;

/** Open between N and S at 3 to 2; motivation types 2, 3, and 9 tied. */
const TIED = dialogAnswers('B', 'Unsure', 'B', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'B', 'B');
async function addTied(): Promise<string> {
  const id = await addContact(ada, 'Mary Somerville');
  await ada.post('/api/quiz-complete', quizBody(id, TIED)).expect(201);
  return id;
}

describe('the tools for assistants', () => {
  it('say what they change and which scope they need', async () => {
    const { tools } = await assistant.listTools();
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
    expect(tools.map(({ name }) => name)).toEqual([
      ...['find_contacts', 'who_is_due', 'read_briefing', 'compose_from_pattern'],
      ...['log_interaction', 'plan_meeting'],
    ]);
    expect(changing.map(({ name }) => name)).toEqual(['log_interaction', 'plan_meeting']);
    for (const { description, annotations } of tools) {
      expect(description).toMatch(/Needs the scopes? /);
      expect(annotations).toMatchObject({ openWorldHint: false });
    }
    expect(assistant.getInstructions()).toContain('exactly as surely as the answer does');
  });

  it('find contacts and list who is due, without types', async () => {
    const id = await addTied();
    const { contacts } = await told('find_contacts', { query: 'somer' });
    expect(contacts).toEqual([
      expect.objectContaining({ id, name: 'Mary Somerville', estimate: 'assessed' }),
    ]);
    expect(JSON.stringify(contacts)).not.toMatch(/mbti|enneagram/i);
    expect((await told('who_is_due', {})).contacts).toEqual([]);
    await setLongStandingCadence(api, ada, id, 7);
    const interactionDate = new Date(Date.now() - 9 * 86_400_000).toISOString();
    await ada.post(`/api/interactions/${id}`, { type: 'call', interactionDate }).expect(201);
    expect((await told('who_is_due', {})).contacts).toEqual([
      expect.objectContaining({ id, due: 'Overdue by 2 days' }),
    ]);
  });

  it('log an interaction once per key, and plan a meeting', async () => {
    const contactId = await addContact(ada);
    const call = {
      ...{ contactId, type: 'call', notes: 'Wants the figures', key: 'once' },
      interactionDate: new Date(Date.now() - 1000).toISOString(),
    };
    const { logged } = await told('log_interaction', call);
    expect((await told('log_interaction', call)).logged.id).toBe(logged.id);
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const { planned } = await told('plan_meeting', {
      ...{ contactIds: [contactId], startsAt, title: 'Budget', goal: 'A yes' },
    });
    const { body: log } = await ada.get(`/api/interactions/${contactId}`).expect(200);
    expect(log).toEqual([
      expect.objectContaining({ meeting: expect.objectContaining({ id: planned.id }) }),
      expect.objectContaining({ id: logged.id, notes: 'Wants the figures' }),
    ]);
  });

  it('compose from the patterns of the tips', async () => {
    const contactId = await addTied();
    const { sentences } = await told('compose_from_pattern', { contactId });
    const { tips } = await guidanceOf(contactId);
    expect(sentences.length).toBeGreaterThan(0);
    const blank = sentences.find(({ slots }: { slots: string[] }) => slots.includes('wish'));
    const fillings = { matter: 'the budget', wish: 'hear your view' };
    const filled = await told('compose_from_pattern', {
      ...{ contactId, tipId: blank.tipId, fillings },
    });
    expect(filled.sentences).toHaveLength(1);
    expect(filled.sentences[0].sentence).toContain('hear your view');
    expect(filled.sentences[0]).toMatchObject({
      why: tips.find(({ id }) => id === blank.tipId)?.text,
    });
  });
});

describe('the briefing that an assistant reads', () => {
  it('of an open and tied estimate names both letters and all types, as a first impression', async () => {
    const contactId = await addTied();
    const { estimate, briefing, remark } = await told('read_briefing', { contactId });
    const { briefing: screen, axes, motivation } = await guidanceOf(contactId);
    expect(estimate.firstImpression).toBe(true);
    expect(estimate.openLetters).toBe('one letter open');
    expect(estimate.workStyle).toEqual(
      axes.map(({ dimension, letter, state, word }) => ({
        letters: state === 'certain' ? [letter] : [...DIMENSION_LETTERS[dimension]],
        ...{ state, word },
      })),
    );
    expect(estimate.workStyle[1]).toMatchObject({ letters: ['S', 'N'], state: 'open' });
    expect(estimate.motivation).toEqual({
      ...{ state: 'tied', word: motivation?.word },
      types: ['Support-Giving', 'Achievement-Focused', 'Harmony-Seeking'],
    });
    expect(remark).toBeUndefined();
    const shown = screen.lines.filter(
      ({ part }) => !['open_with', 'tell', 'ask', 'if_they_object'].includes(part),
    );
    const read: { part: string; text: string }[] = briefing;
    expect(
      read.filter(({ part }) => part !== 'open_with').map(({ part, text }) => [part, text]),
    ).toEqual(shown.map(({ part, text }) => [part, text]));
    expect(read.map(({ part }) => part)).toContain('how_sure');
    expect(JSON.stringify(briefing)).not.toMatch(/\d %/);
  });

  it('of someone who objected has facts only', async () => {
    const contactId = await addTied();
    await ada.post(`/api/contacts/${contactId}/objection`).expect(200);
    const answer = await told('read_briefing', { contactId });
    expect(answer).toMatchObject({
      contact: { id: contactId, name: 'Mary Somerville' },
      remark: expect.stringMatching(/^They objected, so no estimate is kept\./),
      briefing: [],
    });
    expect(Object.keys(answer).sort()).toEqual([
      ...['briefing', 'contact', 'ownFields', 'relations', 'remark', 'states', 'theyTold'],
    ]);
    expect((await told('compose_from_pattern', { contactId })).sentences).toEqual([]);
    const { contacts } = await told('find_contacts', { query: 'somer' });
    expect(contacts[0].estimate).toBe('objected');
  });

  it('of someone who isn’t assessed says so, and has what works with anyone', async () => {
    const contactId = await addContact(ada);
    const answer = await told('read_briefing', { contactId });
    const { tips } = await guidanceOf(contactId);
    expect(answer).toMatchObject({
      remark: 'Not assessed: nothing is known about how they like to work.',
      briefing: [],
      worksWithAnyone: tips
        .filter(({ situation }) => situation === 'meeting')
        .map(({ text }) => text),
    });
    expect(answer).not.toHaveProperty('estimate');
  });

  it('of an estimate that’s a year old has nothing of it', async () => {
    const contactId = await addTied();
    await api.sql(
      `UPDATE rapport.assessment_runs SET created_at = created_at - interval '14 months'
        WHERE contact_id = $1`,
      [contactId],
    );
    const { briefing } = await guidanceOf(contactId);
    expect(briefing.states).toContain('stale');
    const answer = await told('read_briefing', { contactId });
    expect(answer).toMatchObject({ briefing: [], remark: expect.stringContaining('a year old') });
    expect(answer).not.toHaveProperty('estimate');
    expect((await told('compose_from_pattern', { contactId })).sentences).toEqual([]);
  });
});

describe('an assistant is refused', () => {
  const post = (token: string) =>
    supertest(api.url)
      .post('/mcp')
      .auth(token, { type: 'bearer' })
      .set('Accept', 'application/json, text/event-stream');
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  it('without a token, or with a wrong or revoked one', async () => {
    const token = await tokenFor(['contacts:read']);
    await post(token).send(LIST).expect(200);
    await ada.delete('/api/access-tokens').expect(204);
    for (const wrong of [token, newAccessToken(), 'secret']) {
      const { body, headers } = await post(wrong).send(LIST).expect(401);
      expect(body.code).toBe('AUTHENTICATION_REQUIRED');
      expect(headers['www-authenticate']).toMatch(/^Bearer/);
      await expect(connected(wrong)).rejects.toThrow();
    }
    await supertest(api.url).post('/mcp').send(LIST).expect(401);
  });

  it('what its token lacks the scope for, which it learns', async () => {
    const contactId = await addContact(ada);
    const reader = await connected(await tokenFor(['contacts:read']));
    const { text, isError } = await said('log_interaction', { contactId, type: 'call' }, reader);
    expect(isError).toBe(true);
    expect(text).toBe(
      'This access token lacks the scope interactions. (SCOPE_MISSING) Scopes are chosen when a token is made: make another one in Settings, Developer.',
    );
    const briefing = await said('read_briefing', { contactId }, reader);
    expect(briefing.text).toContain('lacks the scope guidance:read');
    expect((await ada.get(`/api/interactions/${contactId}`).expect(200)).body).toEqual([]);
    await reader.close();
  });

  it('the contacts of others, and bad input, in words that say what to do', async () => {
    const contactId = await addContact(await api.signIn());
    expect((await said('read_briefing', { contactId })).text).toContain('CONTACT_NOT_FOUND');
    const own = await addContact(ada);
    const late = { contactId: own, type: 'call', interactionDate: '2026-02-31T00:00:00Z' };
    expect((await said('log_interaction', late)).text).toMatch(/^interactionDate must be /);
    expect((await said('read_briefing', { contactId: '../user' })).isError).toBe(true);
  });

  it('from a page of another origin', async () => {
    const token = await tokenFor(['contacts:read']);
    const from = (origin: string) => post(token).set('Origin', origin).send(LIST);
    const { body } = await from('http://evil.example').expect(403);
    expect(body.error).toContain('add it to CORS_ORIGINS');
    await from('null').expect(403);
    const { headers } = await from(ORIGIN).expect(200);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
  });

  it('a body of more than 100 kB, and what isn’t a message', async () => {
    const token = await tokenFor(['contacts:read']);
    await post(token)
      .send({ ...LIST, params: { text: 'x'.repeat(100_000) } })
      .expect(413);
    await post(token).send({ hello: 'there' }).expect(400);
    await post(token).set('Content-Type', 'application/json').send('{').expect(400);
  });

  it('streams and sessions, which no process keeps', async () => {
    const token = await tokenFor(['contacts:read']);
    const { body, headers } = await supertest(api.url)
      .get('/mcp')
      .auth(token, { type: 'bearer' })
      .expect(405);
    expect(body.code).toBe('METHOD_NOT_ALLOWED');
    expect(headers.allow).toBe('POST');
    const answer = await post(token).send(LIST).expect(200);
    expect(answer.headers).not.toHaveProperty('mcp-session-id');
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('npx @rapport/client mcp', () => {
  it('has the same tools over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', 'tsx', path.join(ROOT, 'api/sdk/src/command.ts'), 'mcp'],
        cwd: ROOT,
        env: { RAPPORT_URL: api.url, RAPPORT_TOKEN: await tokenFor(['contacts:read']) },
      }),
    );
    const { tools } = await client.listTools();
    expect(tools).toEqual((await assistant.listTools()).tools);
    const id = await addContact(ada, 'Mary Somerville');
    const { text } = await said('find_contacts', { query: 'somer' }, client);
    expect(JSON.parse(text).contacts).toEqual([expect.objectContaining({ id })]);
    await client.close();
  });
});
