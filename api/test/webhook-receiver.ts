import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** A message as a receiver gets it. */
export interface ReceivedMessage {
  path: string;
  headers: Record<string, string>;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

type Answer = (response: ServerResponse, message: ReceivedMessage) => void;

const taken: Answer = (response) => response.writeHead(204).end();

/** Reads messages, and answers each as `answer` says. */
export function webhookReceiver() {
  const received: ReceivedMessage[] = [];
  let answer: Answer = taken;
  const listener: RequestListener = (request, response) => {
    void messageFrom(request).then((message) => {
      received.push(message);
      answer(response, message);
    });
  };
  return {
    received,
    listener,
    answer: (next: Answer = taken) => {
      answer = next;
    },
    types: () => received.map(({ body }) => body.type),
    /** Returns the IDs of what was told, in order. */
    told: () => received.map(({ body }) => String(body.data.id)),
  };
}

/** Starts a receiver on this machine. */
export async function startReceiver() {
  const receiver = webhookReceiver();
  const server = createServer(receiver.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    ...receiver,
    address: `http://127.0.0.1:${port}/hooks`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns what a receiver reads from a message whose signature is good. @throws if it isn't */
export function verified(secret: string, { text, headers }: ReceivedMessage): unknown {
  return new Webhook(secret).verify(text, headers);
}

async function messageFrom(request: IncomingMessage): Promise<ReceivedMessage> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    path: request.url ?? '',
    headers: Object.fromEntries(headers),
    text,
    body: JSON.parse(text),
  };
}
