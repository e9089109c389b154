import { noteIcon, type NoteIcon } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

const ICONS = { green: CircleCheck, yellow: TriangleAlert, blue: Info } as const;

/** The sentences of a result, each with the icon that its words ask for. */
export function ResultNotes({ notes }: { notes: readonly { text: string }[] }) {
  if (notes.length === 0) return null;
  return (
    <List aria-label="Notes">
      {notes.map(({ text }) => {
        const color = noteIcon(text);
        const Icon = ICONS[color];
        return (
          <Note key={text}>
            <NoteMark $color={color} data-note={color}>
              <Icon aria-hidden size="1em" />
            </NoteMark>
            {text}
          </Note>
        );
      })}
    </List>
  );
}

const INKS: Readonly<Record<NoteIcon, string>> = {
  green: theme.color.positiveText,
  yellow: theme.color.warningText,
  blue: theme.color.infoText,
};

const List = styled.ul`
  display: grid;
`;

const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  font: ${theme.font.body};
  text-wrap: pretty;
`;

const NoteMark = styled.span<{ $color: NoteIcon }>`
  display: grid;
  color: ${({ $color }) => INKS[$color]};
  font-size: ${theme.size.iconLg};
`;
