import { Spinner, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** What shows while the session is being checked. */
export function Checking() {
  return (
    <Page>
      <Spinner size="lg" label="Checking your session" />
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${theme.space[6]};
`;
