import { connect } from 'node:net';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Sends a beginning, then a byte every second. @returns the response when the API closes the connection */
function sendSlowly(beginning: string): Promise<string> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), 1_000);
  socket.on('data', (data) => (answer += data.toString()));
  return new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

it('a connection ends when its request does not arrive, however regularly it sends a byte', async () => {
  const answers = await Promise.all([
    sendSlowly('POST /api/contacts HTTP/1.1\r\nHost: api\r\nContent-Length: 9999\r\n\r\n'),
    sendSlowly('GET /api/contacts HTTP/1.1\r\nHost: api\r\nX-Slow: '),
    sendSlowly('GET /'),
  ]);
  expect(answers.slice(1).map((answer) => answer.split('\r\n')[0])).toEqual([
    'HTTP/1.1 408 Request Timeout',
    'HTTP/1.1 408 Request Timeout',
  ]);
});
