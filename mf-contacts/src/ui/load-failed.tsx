import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

interface LoadFailedProps {
  /** A noun for the missing part, inside a sentence: "the interactions". */
  what: string;
  message: string;
  retrying: boolean;
  retry: () => void;
}

/** Replaces a missing part of a contact: what happened, and a retry button. */
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
