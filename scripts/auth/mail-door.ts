import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Mailbox } from './mailbox.ts';

/** How much of an email is read, in bytes. */
const LARGEST = 1_000_000;

/**
 * The way by which other programs of this machine put emails into the local mailbox: they send them by
 * SMTP, as they would to a real server. Nothing is passed on.
 *
 * @param log told of failures, without any content of emails
 * @returns closes the door
 */
export async function openMailDoor(
  port: number,
  mailbox: Mailbox,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: LARGEST,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        PostalMime.parse(Buffer.concat(chunks)).then(
          (email) => {
            const unsubscribe = email.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
            mailbox.receive({
              to,
              subject: email.subject ?? '',
              text: email.text ?? '',
              html: email.html ?? null,
              messageId: email.messageId ?? null,
              unsubscribe: unsubscribe?.replace(/^<|>$/g, '') ?? null,
            });
            callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error('Unreadable')),
        );
      });
    },
  });
  server.on('error', (error: Error) => log(`The mail door failed: ${error.message}`));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return () => new Promise((resolve) => server.close(() => resolve()));
}
