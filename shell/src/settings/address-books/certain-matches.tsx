import { type CardQuestion } from '@rapport/api-client';
import { type CertainSign } from '@rapport/contracts';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { Buttons } from '../settings-section.tsx';
import { count } from './address-book-words.ts';
import { ContactLink } from './contact-link.tsx';
import { QuestionCard } from './question-card.tsx';

const SIGN_WORDS: Readonly<Record<CertainSign, string>> = {
  profile: 'Same profile',
  email: 'Same email',
  phone: 'Same phone',
};

interface CertainMatchesProps {
  questions: readonly CardQuestion[];
  isBusy: boolean;
  onAccept: () => void;
  onLookAtEach: () => void;
}

/** Cards that each match one contact by something that belongs to one person: one look, and one decision for all. */
export function CertainMatches({ questions, isBusy, onAccept, onLookAtEach }: CertainMatchesProps) {
  return (
    <QuestionCard
      title={`${count(questions.length, 'card matches', 'cards match')} one contact each`}
      text="They have the same email, phone, or profile. Where other values differ, you're asked next."
    >
      <Pairs tabIndex={0} aria-label="Certain matches">
        {questions.map(({ id, card, contacts }) => (
          <li key={id}>
            <span>
              {contacts.map((contact) => (
                <ContactLink key={contact.id} contact={contact} />
              ))}
              {card?.name !== contacts[0]?.displayName && <small>Card: {card?.name}</small>}
            </span>
            <small>{card?.sameBy.map((sign) => SIGN_WORDS[sign]).join(', ')}</small>
          </li>
        ))}
      </Pairs>
      <Buttons>
        <Button size="sm" pending={isBusy} pendingLabel="Saving..." onClick={onAccept}>
          Accept all {questions.length.toLocaleString('en-US')}
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={onLookAtEach}>
          Decide one by one
        </Button>
      </Buttons>
    </QuestionCard>
  );
}

const Pairs = styled.ul`
  display: grid;
  max-height: 20rem;
  overflow-y: auto;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    align-items: baseline;
    justify-content: space-between;
    padding: ${theme.space[2]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
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
