import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { Button, Dialog, theme } from '@rapport/shared-ui';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { PeoplePicker } from '../../people/people-picker.tsx';

/** The part of a contact that tells people of the same name apart. */
export type Candidate = Pick<
  ContactSummary,
  'id' | 'displayName' | 'organizationName' | 'photoPath'
>;

interface WhoDialogProps {
  line: string;
  /** The words for the person, as typed; empty if the line names no one. */
  who: string;
  /** The people whom the words can mean. */
  candidates: readonly Candidate[];
  onChoose: (person: Candidate) => void;
  /** Adds a contact with this name, and continues with them; without it, that isn't offered. */
  onAdd?: (name: string) => Promise<void>;
  /** Goes on without anyone for these words; without it, someone has to be chosen. */
  onLeaveOut?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks whom a line is about if it's unknown or ambiguous. */
export function ChoosePersonDialog(props: WhoDialogProps) {
  const { line, who, candidates, onChoose, onAdd, onLeaveOut, onClose } = props;
  const [chosen] = useState<[]>([]);
  const [isAdding, setAdding] = useState(false);
  const question =
    candidates.length > 0
      ? `Who is “${who}”?`
      : who === ''
        ? 'Who is it about?'
        : `No contact is called “${who}”. Who is it about?`;
  return (
    <Dialog
      open
      size="narrow"
      title={shownText(question)}
      description={<Line dir="auto">{shownText(line)}</Line>}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {candidates.length > 0 && (
        <Candidates>
          {candidates.map((person) => (
            <li key={person.id}>
              <Choice
                aria-label={`It's ${nameInSentence(person.displayName)}`}
                onClick={() => onChoose(person)}
              >
                <ContactAvatar contact={person} size="sm" aria-hidden />
                <span dir="auto">{shownText(person.displayName)}</span>
                {person.organizationName !== null && (
                  <small dir="auto">{shownText(person.organizationName)}</small>
                )}
              </Choice>
            </li>
          ))}
        </Candidates>
      )}
      <PeoplePicker
        chosen={chosen}
        error={undefined}
        onTyped={() => undefined}
        onChange={([person]) => {
          if (person !== undefined) onChoose({ organizationName: null, ...person });
        }}
      />
      <Actions>
        {onAdd !== undefined && candidates.length === 0 && isName(who) && (
          <Button
            icon={<UserRoundPlus aria-hidden />}
            pending={isAdding}
            pendingLabel="Adding..."
            onClick={() => {
              setAdding(true);
              void onAdd(who).finally(() => setAdding(false));
            }}
          >
            Add {shownText(who)} to your contacts
          </Button>
        )}
        {onLeaveOut !== undefined && (
          <Button variant="ghost" onClick={onLeaveOut}>
            Leave out “{shownText(who)}”
          </Button>
        )}
      </Actions>
    </Dialog>
  );
}

/** Whether words look like a name: one to four, each beginning with a capital letter. */
function isName(words: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s\p{Lu}[\p{L}\p{M}'’.-]*){0,3}$/u.test(words);
}

const Line = styled.span`
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  &:not(:empty) {
    margin-top: ${theme.space[4]};
  }
`;

const Candidates = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
`;

const Choice = styled(Button)`
  justify-content: flex-start;
  width: 100%;

  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;
