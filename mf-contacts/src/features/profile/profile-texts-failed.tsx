import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Stands where texts are missing: one quiet line, and the way to ask again. */
export function ProfileTextsFailed({ retrying, retry }: { retrying: boolean; retry: () => void }) {
  return (
    <Line role="status">
      The profile texts could not be loaded.
      <Button size="sm" pending={retrying} onClick={retry}>
        Retry
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;
