import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc, { type Arbitrary } from 'fast-check';
import { addContact } from '../builders/assessment.ts';
import { type Caller, type TestApi } from '../test-api.ts';
import { type KnownValues, valuesOf } from './arbitrary-body.ts';
import { committedDocument, type Operation, operationsOf } from './document.ts';
import { type AnswerCheck, answerCheck } from './documented-answers.ts';

interface AllowedRequest {
  address: string;
  body: string | undefined;
}

export interface Findings {
  sent: number;
  /** Requests that the document allows and the API rejects with 400, and why, except for `DEPENDS_ON_MORE`. */
  refused: string[];
  /** Responses that the document doesn't contain, and failures of the API. */
  undocumented: string[];
}

/** Error codes of rules that no schema can express: they depend on the clock, the number of rows, or the scoring. */
const DEPENDS_ON_MORE = new Set(['TIME_OUT_OF_RANGE', 'LIMIT_REACHED', 'RESULT_MISMATCH']);

const document = committedDocument();

/** Sends about `count` requests that are generated from the document alone, except for existing ids. */
export async function sendAllowed(
  api: TestApi,
  { count, seed }: { count: number; seed: number },
): Promise<Findings> {
  const check = answerCheck(document);
  const operations = operationsOf(document).filter(
    ({ path, requestBody }) => path.startsWith('/api/') && (!requestBody || jsonOf(requestBody)),
  );
  const findings: Findings = { sent: 0, refused: [], undocumented: [] };
  for (const operation of operations) {
    const ada = await api.signIn(undefined, 'ada@people.example');
    const known = await ids(ada);
    const requests = fc.sample(requestsOf(operation, known), {
      numRuns: Math.ceil(count / operations.length),
      seed,
    });
    for (const request of requests) {
      await send(api, ada, { operation, request, check, findings });
      if (operation.path === '/api/user' && operation.method === 'DELETE') break;
    }
  }
  return findings;
}

const jsonOf = ({ content }: NonNullable<Operation['requestBody']>) =>
  content?.['application/json']?.schema;

async function ids(ada: Caller): Promise<KnownValues> {
  const contact = await addContact(ada, 'Grace Hopper');
  const other = await addContact(ada, 'Mary Shelley');
  const made = async (path: string, body: object) => String((await ada.post(path, body)).body.id);
  const interaction = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };
  return {
    contactId: fc.constantFrom(contact, other),
    // Tokens in tests have no session, and a revoked token can't read anything.
    scope: fc.constant('others'),
    id: fc.constantFrom(
      contact,
      await made('/api/labels', { name: 'Board' }),
      await made('/api/views', { name: 'Mine', query: {} }),
      await made('/api/imports', { fileName: 'a.csv', source: 'csv', rowCount: 50_000 }),
      await made('/api/meetings', {
        title: 'x',
        startsAt: new Date().toISOString(),
        contactIds: [contact],
      }),
      await made(`/api/interactions/${contact}`, interaction),
    ),
  };
}

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'api' });

/** Returns a function that checks bodies against the document. */
function validatorOf({ method, path }: Operation): (body: unknown) => boolean {
  const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content'];
  const pointer = [...place, 'application/json', 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (!validate) throw new Error(`There is no schema of ${method} ${path}`);
  return (body) => validate(body) === true;
}

/** Generates requests that the document allows, with values of `known` for fields and parameters of these names. */
export function requestsOf(operation: Operation, known: KnownValues): Arbitrary<AllowedRequest> {
  const { parameters = [], path, requestBody } = operation;
  const schema = requestBody && jsonOf(requestBody);
  // The validator checks rules about several fields.
  const bodies = schema
    ? valuesOf(document, schema, known).filter(validatorOf(operation))
    : fc.constant(undefined);
  const given = parameters
    // According to the document, a cursor comes from an answer before.
    .filter(({ in: place, name }) => place !== 'header' && !['cursor', 'since'].includes(name))
    .map(({ name, in: place, schema: part, required }) => {
      const values = known[name] ?? valuesOf(document, part, known);
      const one = values.map((value) => ({ name, place, values: [value].flat().map(String) }));
      return required ? one : fc.option(one, { freq: 2 });
    });
  return fc.tuple(fc.tuple(...given), bodies).map(([parts, body]) => {
    const query = new URLSearchParams();
    let address = path;
    for (const part of parts) {
      if (part?.place === 'query') for (const value of part.values) query.append(part.name, value);
      else if (part)
        address = address.replace(`{${part.name}}`, encodeURIComponent(String(part.values)));
    }
    return { address: `${address}?${query}`, body: JSON.stringify(body) };
  });
}

interface Sending {
  operation: Operation;
  request: AllowedRequest;
  check: AnswerCheck;
  findings: Findings;
}

async function send(
  api: TestApi,
  ada: Caller,
  { operation, request: { address, body }, check, findings }: Sending,
): Promise<void> {
  const response = await fetch(`${api.url}${address}`, {
    method: operation.method,
    headers: {
      Authorization: `Bearer ${ada.token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const said = `${operation.method} ${operation.path}: ${response.status} ${text.slice(0, 300)} for ${address} ${body?.slice(0, 400)}`;
  const problem = check(operation, response.status, response.headers.get('content-type'), text);
  findings.sent += 1;
  if (response.status === 400 && !DEPENDS_ON_MORE.has(codeOf(text))) findings.refused.push(said);
  if (response.status >= 500 || problem !== null) findings.undocumented.push(`${problem}: ${said}`);
}

/** Returns the code in an error's body. */
function codeOf(text: string): string {
  const { code }: { code?: string } = JSON.parse(text);
  return code ?? '';
}
