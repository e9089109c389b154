import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface LoadFailedProps {
  /** What is missing, as a sentence goes on: "the interactions". */
  what: string;
  message: string;
  retrying: boolean;
  retry: () => void;
}

/** Stands where a part of a contact is missing: what happened, and the way to ask again. */
export function LoadFailed({ what, message, retrying, retry }: LoadFailedProps) {
  return (
    <Line role="alert">
      <span>{`Couldn't load ${what}. ${message}`}</span>
      <Button size="sm" pending={retrying} onClick={retry}>
        Retry
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
