import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Button, StateMessage, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** Shown for any unknown URL. */
export function NotFoundPage() {
  return (
    <MissingPage title="404 Page Not Found">
      Did you forget to add the page to the router?
    </MissingPage>
  );
}

/** An address of a part of the product that was taken out. */
export function RetiredPage() {
  return (
    <MissingPage title="This page was removed">
      It isn't part of Rapport anymore. Your contacts and what you wrote about them are still here.
    </MissingPage>
  );
}

function MissingPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <StateMessage
      page
      headingLevel={1}
      title={title}
      icon={<MissingMark />}
      actions={
        <Button asChild variant="outline">
          <Link to="/contacts">Go to Contacts</Link>
        </Button>
      }
    >
      {children}
    </StateMessage>
  );
}

/** The product's logo without its middle. */
function MissingMark() {
  return (
    <Mark>
      <svg viewBox="0 0 88 64" aria-hidden="true">
        <rect x="4" y="6" width="48" height="12" rx="6" />
        <rect x="36" y="26" width="48" height="12" rx="6" data-missing="" />
        <rect x="18" y="46" width="48" height="12" rx="6" />
      </svg>
    </Mark>
  );
}

const Mark = styled.div`
  & > svg {
    width: calc(${theme.space[12]} + ${theme.space[10]});
    height: ${theme.space[16]};
  }

  rect {
    fill: ${theme.color.mark};
  }

  rect[data-missing] {
    fill: none;
    stroke: ${theme.color.hatch};
    stroke-width: 1.5;
    stroke-dasharray: 3 4;
  }
`;
