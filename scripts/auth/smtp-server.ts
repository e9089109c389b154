import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Mailbox } from './mailbox.ts';

/** Maximum size of an email that is read, in bytes. */
const LARGEST = 1_000_000;

/**
 * Receives emails from other programs on this machine for the local mailbox: they use SMTP, as they would with a
 * real server. Nothing is passed on.
 *
 * @param log gets the failures, without any content of emails
 * @returns a function that stops the server
 */
export async function openSmtpServer(
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
