import { type Contact, type ContactSummary } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { Pin } from 'lucide-react';
import styled from 'styled-components';

/** What's known about a contact besides how to reach them. A list has only the labels. */
export type KnownFacts = Pick<ContactSummary, 'labels' | 'linkedinUrl'> & Partial<Contact>;

/** The note that the user wants to see first. */
export function PinnedNote({ note }: { note: string }) {
  return (
    <Note aria-label="Pinned note">
      <Pin aria-hidden />
      <p dir="auto">{note.split('\n').map(shownText).join('\n')}</p>
    </Note>
  );
}

const Note = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  color: ${theme.color.text};
  font: ${theme.font.body};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & > svg {
    width: ${theme.size.iconSm};
    height: ${theme.size.iconSm};
    margin-top: ${theme.space[1]};
    color: ${theme.color.warningText};
  }
`;
