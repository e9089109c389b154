import { useDocumentTitle } from '@rapport/remote-api';
import { Link, useLocation, useNavigate, useSearchParams } from '@rapport/remote-api/router';
import { Alert, Button, media, Spinner, StateMessage, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { contactsRoute, importRoute } from '../../contacts/contact-routes.ts';
import { giveToImport } from '../../features/import/use-import-draft.ts';
import { discardShared, readShared, type SharedContent } from './shared-content.ts';
import { SharedCalendar } from './shared-calendar.tsx';
import { SharedNote } from './shared-note.tsx';
import { Part, PartName } from './shared-part.ts';

type Reading =
  | { status: 'reading' | 'nothing' | 'failed' }
  | { status: 'ready'; content: SharedContent };

/** What another app has shared with the installed app, at /contacts/share. */
export function SharePage() {
  useDocumentTitle('Shared with Rapport');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const problem = params.get('problem');
  const { key } = useLocation();
  const [reading, setReading] = useState<Reading>({ status: 'reading' });
  // What was shared waits outside of React.
  useEffect(() => {
    readShared().then(
      (content) => setReading(content ? { status: 'ready', content } : { status: 'nothing' }),
      () => setReading({ status: 'failed' }),
    );
    // Dropping another file opens the page again.
  }, [key]);
  const end = () => {
    // What can't be discarded now is replaced by the next share.
    void discardShared().catch(() => undefined);
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
          onEnd={end}
          onCards={(file) => {
            giveToImport(file);
            void discardShared().catch(() => undefined);
            void navigate(importRoute(), { replace: true });
          }}
        />
      ) : (
        <Alert
          tone="negative"
          title={
            problem === 'too-large'
              ? 'This is larger than 5 MB'
              : "The browser couldn't keep what you shared"
          }
        >
          {problem === 'too-large'
            ? 'Share fewer contacts or events at once, or import the file in parts.'
            : 'Its storage may be full. Free some space, and share it again.'}
        </Alert>
      )}
    </Page>
  );
}

interface SharedProps {
  reading: Reading;
  onCards: (file: File) => void;
  onEnd: () => void;
}

function Shared({ reading, onCards, onEnd }: SharedProps) {
  if (reading.status === 'reading') return <Spinner label="Reading what you shared" />;
  if (reading.status === 'failed')
    return (
      <Alert tone="negative" title="What you shared can't be read">
        Share it again from the other app.
      </Alert>
    );
  if (reading.status === 'nothing')
    return (
      <StateMessage title="Nothing is waiting here">
        Share a contact card, a text, a link, or a calendar file from another app.
      </StateMessage>
    );
  const { title, text, cards, calendars, otherFiles } = reading.content;
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
      {calendars.map((file) => (
        <SharedCalendar key={file.name} file={file} />
      ))}
      {(title !== '' || text !== '') && <SharedNote title={title} text={text} />}
      {otherFiles.length > 0 && (
        <Alert tone="warning" title="Some files can't be used">
          {otherFiles.join(', ')}: share contact cards (.vcf), calendar files (.ics), or text.
        </Alert>
      )}
      <End variant="ghost" onClick={onEnd}>
        Done
      </End>
    </>
  );
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
