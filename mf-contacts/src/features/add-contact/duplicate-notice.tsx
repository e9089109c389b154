import { type ContactMatch } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, theme } from '@rapport/shared-ui';
import { type MouseEvent, type Ref } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { contactsRoute } from '../../contacts/contact-routes.ts';
import { reasonWords } from '../../contacts/reason-words.ts';
import { detailLine } from '../../contacts/contact-text.ts';

/** The maximum number of duplicates shown. Three are enough to make the point. */
const SHOWN = 3;

interface DuplicateNoticeProps {
  matches: readonly ContactMatch[];
  onOpen: (contactId: string) => void;
  onAddAnyway: () => void;
  /** Adds the contact and merges it with this one. */
  onMerge: (contactId: string) => void;
  disabled: boolean;
  /** Whether adding is blocked until the user chooses. */
  isHeldBack: boolean;
  /** Receives focus when adding is blocked. */
  ref?: Ref<HTMLDivElement>;
}

/** Lists existing contacts that are or may be the one being added. */
export function DuplicateNotice({
  matches,
  onOpen,
  onAddAnyway,
  onMerge,
  disabled,
  isHeldBack,
  ref,
}: DuplicateNoticeProps) {
  return (
    <Notice ref={ref} role="group" aria-label="Possible duplicate" tabIndex={-1}>
      <Title>You may already have this contact</Title>
      {isHeldBack && (
        <Held role="alert">
          Nothing has been added yet. Merge with them, open them, or choose Add Contact again to add
          them anyway.
        </Held>
      )}
      <People>
        {matches.slice(0, SHOWN).map(({ contact, reasons }) => (
          <Person key={contact.id}>
            <ContactAvatar contact={contact} size="sm" />
            <Who>
              <Name dir="auto">{shownText(contact.displayName)}</Name>
              <Role dir="auto">{detailLine(contact)}</Role>
              <Role>{reasonWords(reasons).join(' · ')}</Role>
            </Who>
            <Actions>
              <Button
                size="sm"
                variant="ghost"
                disabled={disabled}
                aria-label={`Merge with ${nameInSentence(contact.displayName)}`}
                onClick={() => onMerge(contact.id)}
              >
                Merge
              </Button>
              <Button asChild size="sm">
                <Link
                  to={contactsRoute({ selected: contact.id })}
                  aria-label={`Open ${nameInSentence(contact.displayName)}`}
                  onClick={(event) => {
                    if (isForAnotherTab(event)) return;
                    event.preventDefault();
                    onOpen(contact.id);
                  }}
                >
                  Open
                </Link>
              </Button>
            </Actions>
          </Person>
        ))}
      </People>
      <Foot>
        <Note>What you typed is kept when you open it.</Note>
        <Button size="sm" disabled={disabled} onClick={onAddAnyway}>
          Add anyway
        </Button>
      </Foot>
    </Notice>
  );
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

const Notice = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  --ground: ${theme.color.warningSoft};
`;

const Title = styled.p`
  font: ${theme.font.bodyStrong};
`;

const Held = styled.p`
  font: ${theme.font.small};
`;

const People = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[1]};
`;

const Name = styled.p`
  font: ${theme.font.bodyMedium};
`;

const Role = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  & > button {
    margin-left: auto;
  }
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;
