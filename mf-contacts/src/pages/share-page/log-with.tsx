import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Alert, Button, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { contactRoute } from '../../contacts/contact-routes.ts';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';
import { LogInteractionDialog } from '../log-interaction-dialog.tsx';
import { ChoosePersonDialog } from '../quick-entry/choose-person-dialog.tsx';
import { contactToLog } from './people-of-mail.ts';

interface LogWithProps {
  /** Shown while the user chooses a contact. */
  line: string;
  start: PrefilledInteraction;
  /** Contacts whom it's probably about. */
  people?: readonly ContactSummary[];
  onSaved: () => void;
}

/** Logs what was shared, once, with a suggested contact or another one. */
export function LogWith({ line, start, people = [], onSaved }: LogWithProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [contact, setContact] = useState<ContactSummary | null>(null);
  const [saved, setSaved] = useState<ContactSummary | null>(null);
  const choose = async (id: string) => {
    try {
      setContact(await contactToLog(shell, queries, id));
      setAsking(false);
    } catch {
      shell.notify(openFailure());
    }
  };
  return (
    <>
      {saved === null ? (
        <Choices>
          {people.map((person, index) => (
            <Button
              key={person.id}
              variant={index === 0 ? 'primary' : 'outline'}
              onClick={() => setContact(person)}
            >
              Log with {nameInSentence(person.displayName)}
            </Button>
          ))}
          <Button
            variant={people.length === 0 ? 'primary' : 'ghost'}
            onClick={() => setAsking(true)}
          >
            {people.length === 0 ? 'Choose the contact' : 'Someone else'}
          </Button>
        </Choices>
      ) : (
        <Alert tone="positive" role="status">
          Logged with <Link to={contactRoute(saved.id)}>{nameInSentence(saved.displayName)}</Link>.
        </Alert>
      )}
      {asking && (
        <ChoosePersonDialog
          line={line}
          who=""
          candidates={NO_ONE}
          onChoose={({ id }) => void choose(id)}
          onClose={() => setAsking(false)}
        />
      )}
      {contact !== null && (
        <LogInteractionDialog
          contact={contact}
          start={start}
          onSaved={() => {
            setSaved(contact);
            onSaved();
          }}
          onClose={() => setContact(null)}
        />
      )}
    </>
  );
}

const NO_ONE: [] = [];

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
