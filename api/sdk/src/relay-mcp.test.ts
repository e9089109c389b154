import { relayMcp } from './relay-mcp.ts';

/** Relays the lines to an API that gives these responses, and returns what the assistant and the API received. */
async function relayed(
  lines: string[],
  answer: (request: Request) => Response | Promise<Response>,
) {
  const printed: unknown[] = [];
  const sent: Request[] = [];
  await relayMcp({
    ...{ url: 'https://api.example.com/', token: 'secret' },
    lines: (async function* () {
      yield* lines;
    })(),
    print: (line) => printed.push(JSON.parse(line)),
    fetch: async (request) => {
      sent.push(request);
      return answer(request);
    },
  });
  return { printed, sent };
}

const CALL = '{"jsonrpc":"2.0","id":7,"method":"tools/list"}';
const errorOf = (message: string) => [{ jsonrpc: '2.0', id: 7, error: { code: -32_000, message } }];

describe('the relay for assistants', () => {
  it('sends messages with the token, and prints each response as one line', async () => {
    const { printed, sent } = await relayed([CALL, ' '], () =>
      Response.json({ jsonrpc: '2.0', id: 7, result: { tools: [] } }),
    );
    expect(printed).toEqual([{ jsonrpc: '2.0', id: 7, result: { tools: [] } }]);
    expect(sent.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
      ['https://api.example.com/mcp', 'Bearer secret'],
    ]);
    expect(await sent[0]?.text()).toBe(CALL);
  });

  it('answers a refused message with an error that says what to do', async () => {
    const wrong = { error: 'This access token is not valid', code: 'AUTHENTICATION_REQUIRED' };
    const refused = await relayed([CALL], () => Response.json(wrong, { status: 401 }));
    expect(refused.printed).toEqual(
      errorOf(
        'This access token is not valid. Is RAPPORT_TOKEN right, and not expired or revoked?',
      ),
    );
    const away = await relayed([CALL], () => new Response('<h1>Oops</h1>', { status: 502 }));
    expect(away.printed).toEqual(errorOf('Rapport answered 502'));
    const unreachable = await relayed([CALL], () => Promise.reject(new TypeError('fetch failed')));
    expect(unreachable.printed).toEqual(
      errorOf("https://api.example.com/mcp can't be reached. Is RAPPORT_URL right?"),
    );
  });

  it('answers what isn’t JSON, and no notification', async () => {
    const notification = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
    const { printed } = await relayed(['{', notification], () =>
      Response.json({ error: 'Later' }, { status: 500 }),
    );
    expect(printed).toEqual([
      { jsonrpc: '2.0', id: null, error: { code: -32_700, message: "This isn't JSON." } },
    ]);
  });
});
