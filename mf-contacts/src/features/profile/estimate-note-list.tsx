import { type ContactSummary } from '@rapport/api-client';
import { type NoteIcon } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Overline } from '../../ui/overline.ts';
import { estimateNotes } from './estimate-notes.ts';

const ICONS = { green: CircleCheck, yellow: TriangleAlert, blue: Info } as const;

const INKS: Record<NoteIcon, string> = {
  green: theme.color.positiveText,
  yellow: theme.color.warningText,
  blue: theme.color.infoText,
};

interface EstimateNoteListProps {
  contact: ContactSummary;
  firstImpression: boolean;
}

/** Notes on the reliability of an estimate. Renders nothing if there are none. */
export function EstimateNoteList({ contact, firstImpression }: EstimateNoteListProps) {
  const id = useId();
  const notes = estimateNotes(contact, firstImpression);
  if (notes.length === 0) return null;
  return (
    <div>
      <Overline id={id}>About this estimate</Overline>
      <List aria-labelledby={id}>
        {notes.map(({ icon, text }) => {
          const Icon = ICONS[icon];
          return (
            <Note key={text} $ink={INKS[icon]}>
              <Icon aria-hidden />
              {text}
            </Note>
          );
        })}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  margin-top: ${theme.space[2]};
`;

const Note = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  text-wrap: pretty;

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    margin-top: ${theme.size.ring};
    color: ${({ $ink }) => $ink};
  }
`;
