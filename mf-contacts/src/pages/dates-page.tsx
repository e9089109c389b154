import { useDocumentTitle } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { media, PartBoundary, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import styled from 'styled-components';
import { contactsRoute } from '../contacts/contact-routes.ts';
import { YearlyDates } from '../features/yearly-dates/yearly-dates.tsx';

/** Birthdays and other yearly dates, at /contacts/dates. */
export function DatesPage() {
  useDocumentTitle('Birthdays and dates');
  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={contactsRoute()}>Back to Contacts</Link>
      </TextLink>
      <PartBoundary>
        <YearlyDates />
      </PartBoundary>
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
