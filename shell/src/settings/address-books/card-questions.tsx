import { type CardContact } from '@rapport/api-client';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { Buttons } from '../settings-section.tsx';
import { ContactLink } from './contact-link.tsx';
import { QuestionCard } from './question-card.tsx';
import { type QuestionProps } from './question-props.ts';

/** Asks whether a card is a contact. */
export function MatchQuestion({ question, isBusy, onAnswer }: QuestionProps) {
  const { card, contacts } = question;
  const facts = [card?.organizationName, ...(card?.emails ?? []), ...(card?.phones ?? [])];
  return (
    <QuestionCard
      title={`Is the card ${card?.name ?? ''} one of your contacts?`}
      text={facts.filter(Boolean).slice(0, 4).join(', ')}
    >
      <People>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <span>
              <ContactLink contact={contact} />
              <small>{factsOf(contact)}</small>
            </span>
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={`Same person as ${contact.displayName}`}
              onClick={() => onAnswer({ decision: 'same', contactId: contact.id })}
            >
              Same person
            </Button>
          </li>
        ))}
      </People>
      <Buttons>
        <Button size="sm" disabled={isBusy} onClick={() => onAnswer({ decision: 'different' })}>
          Add as a new contact
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          onClick={() => onAnswer({ decision: 'leave' })}
        >
          Don't sync this card
        </Button>
      </Buttons>
    </QuestionCard>
  );
}

/** Asks whether a contact goes whose card was deleted. */
export function DeletionQuestion({ question, isBusy, onAnswer }: QuestionProps) {
  const [contact] = question.contacts;
  const name = contact?.displayName ?? 'This contact';
  return (
    <QuestionCard
      title={`${name} was deleted in the address book`}
      text="Rapport knows more than the card: interactions, notes, or an estimate. A deleted contact can be restored for 30 days."
    >
      {contact && <ContactLink contact={contact} />}
      <Buttons>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={`Keep ${name} here`}
          onClick={() => onAnswer({ decision: 'keep' })}
        >
          Keep here
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          aria-label={`Delete ${name} here, too`}
          onClick={() => onAnswer({ decision: 'delete' })}
        >
          Delete here, too
        </Button>
      </Buttons>
    </QuestionCard>
  );
}

function factsOf({ organizationName, primaryEmail, primaryPhone }: CardContact): string {
  return [organizationName, primaryEmail, primaryPhone].filter(Boolean).join(', ');
}

const People = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
    align-items: center;
    justify-content: space-between;
  }

  & > li > span {
    display: grid;
    min-width: 0;
  }

  small {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;
