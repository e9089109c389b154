import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type MailSettings } from '../src/env.ts';

/** An email as a mailbox shows it. */
export interface ReceivedEmail {
  to: string;
  parsed: Email;
  header: (name: string) => string | undefined;
}

/** Response of the server to an address or to a whole message; null accepts it. */
type Answer = (to: string) => Promise<Error | null> | Error | null;

export interface MailServer {
  settings: MailSettings;
  /** The same settings as environment variables. */
  environment: Record<string, string>;
  /** Messages that arrived completely, in order, whatever the server responded. */
  received: ReceivedEmail[];
  /** Returns the messages to one address. */
  to: (address: string) => ReceivedEmail[];
  answer: (next: Answer) => void;
  /** Sets the server's response to a recipient, before it gets a message. */
  recipient: (next: Answer) => void;
  close: () => Promise<void>;
}

/** Creates an error with an SMTP status. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('words of a mail server'), { responseCode });
}

/** Starts a local mail server that stores its emails. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  let answer: Answer = () => null;
  let recipient: Answer = (to) => (to.startsWith('nobody@') ? refusal(550) : null);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, callback) => {
      void Promise.resolve(recipient(address)).then(callback);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // This event requires the dot that completes a message.
      stream.on('end', () => {
        void (async () => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          const parsed = await PostalMime.parse(Buffer.concat(chunks));
          const header = (name: string) =>
            parsed.headers.find(({ key }) => key === name.toLowerCase())?.value;
          received.push({ to, parsed, header });
          callback(await answer(to));
        })();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      security: 'none',
      login: null,
      from: 'rapport@example.com',
      appUrl: 'https://app.example.com',
      apiUrl: 'https://api.example.com',
    },
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'rapport@example.com',
      APP_URL: 'https://app.example.com',
      API_URL: 'https://api.example.com',
    },
    received,
    to: (address) => received.filter((email) => email.to === address),
    answer: (next) => {
      answer = next;
    },
    recipient: (next) => {
      recipient = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
