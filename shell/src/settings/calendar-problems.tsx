import { type CalendarProblem } from '@rapport/api-client';
import { Alert, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The events of a calendar that couldn't be read as intended, with their problems. */
export function CalendarProblems({ problems }: { problems: readonly CalendarProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning" title="Couldn't read everything">
      <List>
        {problems.map(({ title, problem }) => (
          <li key={`${title} ${problem}`}>
            <b>{title}</b> {problem}.
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding-inline-start: ${theme.space[4]};
  max-height: 12rem;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
