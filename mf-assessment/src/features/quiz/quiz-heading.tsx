import { Avatar, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The title of the quiz dialog, which can take the focus so that it is read. */
export const QuizTitle = styled.span`
  &:focus {
    outline: none;
  }
`;

/** Who the questions are about. */
export function AssessedContact({ name }: { name: string }) {
  return (
    <Person>
      <Avatar name={name} size="xs" />
      <Name>{name}</Name>
    </Person>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
