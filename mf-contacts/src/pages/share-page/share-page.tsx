import { type ShareProblem } from '@rapport/contracts';
import { useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { Link, useLocation, useNavigate, useSearchParams } from '@rapport/remote-api/router';
import { Alert, Button, media, Spinner, StateMessage, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { contactsRoute, importRoute } from '../../contacts/contact-routes.ts';
import { giveToImport } from '../../features/import/given-file.ts';
import { discardShared, readShared, type SharedContent } from './shared-content.ts';
import { SharedCalendar } from './shared-calendar.tsx';
import { SharedMail } from './shared-mail.tsx';
import { SharedNote } from './shared-note.tsx';
import { Part, PartName } from './shared-part.ts';

type Reading =
  | { status: 'reading' }
  | { status: 'nothing' }
  | { status: 'failed' }
  | { status: 'ready'; content: SharedContent };

const PROBLEMS = {
  'too-large': {
    title: 'This is larger than 5 MB',
    advice: 'Share fewer contacts or events, or a mail without its attachments.',
  },
  'not-kept': {
    title: "The browser couldn't keep what you shared",
    advice: 'Its storage may be full. Free some space, and share it again.',
  },
  'not-received': {
    title: "Rapport wasn't ready for what you shared",
    advice: 'Share it again from the other app. It works now.',
  },
} as const satisfies Record<ShareProblem, { title: string; advice: string }>;

/** What another app has shared with the installed app, or what was dropped, at /contacts/share. */
export function SharePage() {
  // Dropping another file opens the page again.
  const { key } = useLocation();
  return <OpenedShare key={key} />;
}

function OpenedShare() {
  useDocumentTitle('Shared with Rapport');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const problem = problemOf(params.get('problem'));
  const userId = useShellApi().user.get()?.id;
  const [reading, setReading] = useState<Reading>({ status: 'reading' });
  // What was shared waits outside of React.
  useEffect(() => {
    readShared(userId).then(
      (content) => setReading(content ? { status: 'ready', content } : { status: 'nothing' }),
      () => setReading({ status: 'failed' }),
    );
  }, [userId]);
  const [done, setDone] = useState<readonly string[]>([]);
  const parts = reading.status === 'ready' ? partsOf(reading.content) : [];
  /** Nothing is offered a second time, but what's left stays until it's handled. */
  const finish = (part: string) => {
    const isLast = parts.every((each) => each === part || done.includes(each));
    setDone([...done, part]);
    if (isLast) void discard();
    return isLast;
  };
  const end = () => {
    void discard();
    void navigate(contactsRoute(), { replace: true });
  };

  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={contactsRoute()}>Back to Contacts</Link>
      </TextLink>
      <Title>Shared with Rapport</Title>
      {problem === null ? (
        <Shared
          reading={reading}
          isDone={parts.every((part) => done.includes(part))}
          onDone={finish}
          onCards={(file) => {
            giveToImport(file);
            void navigate(importRoute(), { replace: finish('cards') });
          }}
          onEnd={end}
        />
      ) : (
        <Alert tone="negative" title={problem.title}>
          {problem.advice}
        </Alert>
      )}
    </Page>
  );
}

/** What can't be discarded now is offered again with the next share. */
async function discard(): Promise<void> {
  await discardShared().catch(() => undefined);
}

function problemOf(name: string | null) {
  if (name === null) return null;
  return isProblem(name) ? PROBLEMS[name] : PROBLEMS['not-kept'];
}

function isProblem(name: string): name is ShareProblem {
  return name in PROBLEMS;
}

interface SharedProps {
  reading: Reading;
  /** Whether everything is handled. */
  isDone: boolean;
  /** Called with a part that's handled. */
  onDone: (part: string) => void;
  onCards: (file: File) => void;
  onEnd: () => void;
}

function Shared({ reading, isDone, onDone, onCards, onEnd }: SharedProps) {
  if (reading.status === 'reading') return <Spinner label="Reading what you shared" />;
  if (reading.status === 'failed')
    return (
      <Alert tone="negative" title="What you shared can't be read">
        Share it again from the other app.
      </Alert>
    );
  if (reading.status === 'nothing') return <Nothing />;
  if (partsOf(reading.content).length + reading.content.otherFiles.length === 0) return <Nothing />;
  const { title, text, cards, calendars, mails, contactId, otherFiles } = reading.content;
  return (
    <>
      {cards !== null && (
        <Part aria-label="Contact card">
          <PartName dir="auto">{cards.name}</PartName>
          <p>Adds or updates people. If you have one of them already, you choose what happens.</p>
          <Button variant="primary" onClick={() => onCards(cards)}>
            Open the contact card
          </Button>
        </Part>
      )}
      {calendars.map((file, index) => (
        <SharedCalendar key={index} file={file} onPlanned={() => onDone(`calendar ${index}`)} />
      ))}
      {mails.map((file, index) => (
        <SharedMail
          key={index}
          file={file}
          contactId={contactId}
          onSaved={() => onDone(`mail ${index}`)}
        />
      ))}
      {hasNote(reading.content) && (
        <SharedNote title={title} text={text} onSaved={() => onDone('note')} />
      )}
      {otherFiles.length > 0 && (
        <Alert tone="warning" title="Some files can't be used">
          {otherFiles.join(', ')}: use contact cards (.vcf), calendar files (.ics), emails (.eml),
          or text.
        </Alert>
      )}
      <End variant="ghost" onClick={onEnd}>
        {isDone ? 'Done' : 'Discard'}
      </End>
    </>
  );
}

function Nothing() {
  return (
    <StateMessage title="Nothing is waiting here">
      Share a contact card, a text, a link, or a calendar file from another app, or drop a file on a
      page of your contacts.
    </StateMessage>
  );
}

/** A title alone, without files, is a text. */
function hasNote({ title, text, cards, calendars, mails }: SharedContent): boolean {
  return text !== '' || (title !== '' && cards === null && calendars.length + mails.length === 0);
}

function partsOf(content: SharedContent): string[] {
  return [
    ...(content.cards === null ? [] : ['cards']),
    ...content.calendars.map((_, index) => `calendar ${index}`),
    ...content.mails.map((_, index) => `mail ${index}`),
    ...(hasNote(content) ? ['note'] : []),
  ];
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.formMax};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};

  & > a {
    justify-self: start;
    min-height: ${theme.size.control};
  }

  ${media.narrow} {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
  }
`;

const Title = styled.h1`
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
`;

const End = styled(Button)`
  justify-self: start;
`;
