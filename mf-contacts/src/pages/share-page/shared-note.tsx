import { type ContactSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { openFailure } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { Button } from '@rapport/shared-ui';
import { useState } from 'react';
import { LogInteractionDialog } from '../log-interaction-dialog.tsx';
import { ChoosePersonDialog } from '../quick-entry/choose-person-dialog.tsx';
import { Part, PartName } from './shared-part.ts';

interface SharedNoteProps {
  title: string;
  text: string;
}

/** A text or a link, which becomes a note about the contact that the user chooses. */
export function SharedNote({ title, text }: SharedNoteProps) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [contact, setContact] = useState<ContactSummary | null>(null);
  const choose = async (id: string) => {
    try {
      setContact(await queries.fetchQuery(contactQuery(shell, id)));
      setAsking(false);
    } catch {
      shell.notify(openFailure());
    }
  };
  return (
    <Part aria-label="Text">
      {title !== '' && <PartName dir="auto">{title}</PartName>}
      {text !== '' && <p dir="auto">{text}</p>}
      <Button variant="primary" onClick={() => setAsking(true)}>
        Choose the contact
      </Button>
      {asking && (
        <ChoosePersonDialog
          line={title || text}
          who=""
          candidates={NO_ONE}
          onChoose={({ id }) => void choose(id)}
          onClose={() => setAsking(false)}
        />
      )}
      {contact !== null && (
        <LogInteractionDialog
          contact={contact}
          start={{ type: 'note', text: title, notes: text }}
          onClose={() => setContact(null)}
        />
      )}
    </Part>
  );
}

const NO_ONE: [] = [];
