import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { Button, Dialog, theme } from '@rapport/shared-ui';
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
  onClose: () => void;
}

/** Asks whom a line is about if it's unknown or ambiguous. */
export function ChoosePersonDialog({ line, who, candidates, onChoose, onClose }: WhoDialogProps) {
  const [chosen] = useState<[]>([]);
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
    </Dialog>
  );
}

const Line = styled.span`
  overflow-wrap: anywhere;
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
