import { useStartPage } from '@rapport/remote-api/start-page';
import { Spinner, theme, VisuallyHidden } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Shown while the session is being checked. */
export function SessionSpinner() {
  useStartPage();
  return (
    <Page>
      <VisuallyHidden asChild>
        <h1>Rapport</h1>
      </VisuallyHidden>
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
