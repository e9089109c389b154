import { Link } from '@rapport/remote-api/router';
import { media, PartBoundary, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { contactsRoute } from '../contacts/contact-routes.ts';

/** A page of one column that leads back to the contacts; `children` may fail by themselves. */
export function PageBesideContacts({ children }: { children: ReactNode }) {
  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={contactsRoute()}>Back to Contacts</Link>
      </TextLink>
      <PartBoundary>{children}</PartBoundary>
    </Page>
  );
}

const Page = styled.div`
  max-width: ${theme.size.formMax};
  margin: 0 auto;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};

  & > a {
    min-height: ${theme.size.control};
  }

  ${media.narrow} {
    padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
  }
`;
