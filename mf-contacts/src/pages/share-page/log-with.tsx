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
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { contactToLog } from './people-of-mail.ts';

interface LogWithProps {
  /** Shown while the user chooses a contact. */
  line: string;
  start: PrefilledInteraction;
  /** Contacts whom it's probably about. */
  people?: readonly ContactSummary[];
  onSaved: () => void;
}

const loadLogDialog = () => import('../log-interaction-dialog.tsx');
const loadChooseDialog = () => import('../quick-entry/choose-person-dialog.tsx');

/** Logs what was shared, once, with a suggested contact or another one. */
export function LogWith({ line, start, people = [], onSaved }: LogWithProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const choosing = useLazyDialog(loadChooseDialog);
  const logging = useLazyDialog(loadLogDialog);
  const [contact, setContact] = useState<ContactSummary | null>(null);
  const [saved, setSaved] = useState<ContactSummary | null>(null);
  const log = (person: ContactSummary) => {
    setContact(person);
    logging.show();
  };
  const choose = async (id: string) => {
    try {
      log(await contactToLog(shell, queries, id));
      choosing.setOpen(false);
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
              pending={logging.opening && contact?.id === person.id}
              onClick={() => log(person)}
            >
              Log with {nameInSentence(person.displayName)}
            </Button>
          ))}
          <Button
            variant={people.length === 0 ? 'primary' : 'ghost'}
            pending={choosing.opening}
            onClick={choosing.show}
          >
            {people.length === 0 ? 'Choose the contact' : 'Someone else'}
          </Button>
        </Choices>
      ) : (
        <Alert tone="positive" role="status">
          Logged with <Link to={contactRoute(saved.id)}>{nameInSentence(saved.displayName)}</Link>.
        </Alert>
      )}
      {choosing.part && choosing.open && (
        <choosing.part.ChoosePersonDialog
          line={line}
          who=""
          candidates={NO_ONE}
          onChoose={({ id }) => void choose(id)}
          onClose={() => choosing.setOpen(false)}
        />
      )}
      {logging.part && logging.open && contact !== null && (
        <logging.part.LogInteractionDialog
          contact={contact}
          start={start}
          onSaved={() => {
            setSaved(contact);
            onSaved();
          }}
          onClose={() => logging.setOpen(false)}
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
