import { useDocumentTitle } from '@rapport/remote-api';
import { StateMessage, theme } from '@rapport/shared-ui';
import { Settings2 } from 'lucide-react';
import styled from 'styled-components';

/** The page of a deployment whose settings are missing or wrong. */
export function ConfigurationError() {
  useDocumentTitle('Configuration Error');
  return (
    <Page>
      <StateMessage
        title="Configuration Error"
        headingLevel={1}
        tone="warning"
        icon={<Settings2 aria-hidden />}
      >
        Application configuration error. Please check environment variables.
        <Hint>Check that all environment variables are set in the deployment settings.</Hint>
      </StateMessage>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  padding: ${theme.space[6]};
`;

const Hint = styled.span`
  display: block;
  margin-top: ${theme.space[1]};
  font: ${theme.font.caption};
  color: ${theme.color.textFaint};
`;
