import { createSocket, type Socket } from 'node:dgram';
import { once, setMaxListeners } from 'node:events';
import { lookUp } from './look-up.ts';

const never = new AbortController().signal;
const sockets: Socket[] = [];

/** Starts a name server on the loopback interface; without `answer` it doesn't respond. */
async function nameServer(answer?: (question: Buffer) => Buffer): Promise<string> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (question, { port, address }) => {
    if (answer) socket.send(answer(question), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

/** Returns one answer to a question for an A record, and none to any other, in the format of RFC 1035. */
function oneAddress(question: Buffer): Buffer {
  const isA = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
  const end = question.indexOf(0, 12) + 5;
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(isA ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 215, 14]);
  return Buffer.concat([header, question.subarray(12, end), ...(isA ? [record] : [])]);
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

it('returns the addresses of the name server', async () => {
  const server = await nameServer(oneAddress);
  await expect(lookUp('calendars.example', never, [server])).resolves.toEqual(['93.184.215.14']);
});

it('doesn’t wait for a thread that’s blocked by a dead name server', async () => {
  const dead = await nameServer();
  const stop = new AbortController();
  setMaxListeners(20, stop.signal);
  const waiting = Array.from({ length: 16 }, () => lookUp('dead.example', stop.signal, [dead]));
  const live = await nameServer(oneAddress);
  await expect(lookUp('live.example', never, [live])).resolves.toEqual(['93.184.215.14']);
  stop.abort(new Error('enough'));
  const ends = await Promise.allSettled(waiting);
  expect(ends.map((end) => end.status === 'rejected' && end.reason.message)).toEqual(
    waiting.map(() => 'enough'),
  );
});

it('gives up on a dead name server by itself', async () => {
  const dead = await nameServer();
  await expect(lookUp('dead.example', never, [dead])).rejects.toMatchObject({ code: 'ETIMEOUT' });
}, 20_000);

it('reports that a name doesn’t exist', async () => {
  const server = await nameServer((question) => {
    const reply = Buffer.from(question);
    reply.writeUInt16BE(0x8183, 2);
    return reply;
  });
  await expect(lookUp('none.example', never, [server])).rejects.toMatchObject({
    code: 'ENOTFOUND',
  });
});
