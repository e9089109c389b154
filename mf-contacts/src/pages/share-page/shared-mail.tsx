import { type ContactSummary } from '@rapport/api-client';
import { TEXT_LIMITS } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { Alert, localMinute, Spinner } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';
import { LogWith } from './log-with.tsx';
import { readMail, type Mail } from './mail.ts';
import { MarkedText } from './marked-text.tsx';
import { contactToLog, peopleOfMail } from './people-of-mail.ts';
import { Part, PartName } from './shared-part.ts';

interface SharedMailProps {
  file: File;
  /** The contact on whose page it was dropped. */
  contactId: string | null;
  onSaved: () => void;
}

type Reading =
  | { status: 'reading' | 'unreadable' }
  | { status: 'read'; mail: Mail; people: readonly ContactSummary[] };

/** A mail, which becomes an interaction with its date, its subject, and the part that the user marks. */
export function SharedMail({ file, contactId, onSaved }: SharedMailProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [reading, setReading] = useState<Reading>({ status: 'reading' });
  const [marked, setMarked] = useState('');
  // The file and its parser are outside of React.
  useEffect(() => {
    let isLeft = false;
    const show = (next: Reading) => {
      if (!isLeft) setReading(next);
    };
    const read = async () => {
      const mail = await readMail(file);
      if (mail === null) return show({ status: 'unreadable' });
      const people =
        contactId === null
          ? await peopleOfMail(shell, mail.people)
          : await contactToLog(shell, queries, contactId).then(
              (contact) => [contact],
              () => [],
            );
      show({ status: 'read', mail, people });
    };
    read().catch(() => show({ status: 'unreadable' }));
    return () => {
      isLeft = true;
    };
  }, [file, contactId, shell, queries]);

  return (
    <Part aria-label={`Email ${file.name}`}>
      {reading.status === 'reading' && <Spinner label="Reading the email" />}
      {reading.status === 'unreadable' && (
        <Alert tone="negative" title={`${file.name} can't be read as an email`}>
          Save it again from your mail program in the .eml format.
        </Alert>
      )}
      {reading.status === 'read' && (
        <>
          <PartName dir="auto">{reading.mail.subject || 'Email without a subject'}</PartName>
          <p dir="auto">{origin(reading.mail)}</p>
          {reading.mail.text !== '' && (
            <MarkedText
              label="Text"
              hint={hintFor(marked)}
              text={reading.mail.text}
              onMark={setMarked}
            />
          )}
          <LogWith
            line={reading.mail.subject || file.name}
            start={startOf(reading.mail, marked)}
            people={reading.people}
            onSaved={onSaved}
          />
        </>
      )}
    </Part>
  );
}

function hintFor(marked: string): string {
  if (marked === '') return 'Mark the part to keep as a note. The rest isn’t stored.';
  const count = marked.length.toLocaleString('en-US');
  return marked.length > TEXT_LIMITS.notes
    ? `${count} characters are marked, and a note has at most ${TEXT_LIMITS.notes.toLocaleString('en-US')}.`
    : `The marked part, ${count} characters, becomes the note.`;
}

function origin({ people: [sender], sentAt }: Mail): string {
  const from = sender === undefined ? [] : [`From ${sender.name || sender.address}`];
  const day = sentAt?.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return [...from, ...(day === undefined ? [] : [day])].join(', ');
}

function startOf({ subject, sentAt }: Mail, marked: string): PrefilledInteraction {
  const text = subject.slice(0, TEXT_LIMITS.short);
  // A clock that's ahead doesn't make a mail a plan.
  const isPast = sentAt !== null && sentAt.getTime() <= Date.now();
  return {
    type: 'email',
    text,
    ...(isPast && { moment: localMinute(sentAt) }),
    ...(marked !== '' && { notes: marked.slice(0, TEXT_LIMITS.notes) }),
  };
}
