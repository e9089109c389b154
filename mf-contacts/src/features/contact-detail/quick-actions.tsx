import { type ContactSummary } from '@rapport/contracts';
import { Button, theme } from '@rapport/shared-ui';
import { Link2, Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { mailLink, phoneLink, profileLink } from '../../contacts/safe-links.ts';

type Reachable = Pick<ContactSummary, 'primaryEmail' | 'primaryPhone' | 'linkedinUrl'>;

/** Ways to reach a person, one tap each; only those that are known and safe to open. */
export function QuickActions({
  contact: { primaryEmail, primaryPhone, linkedinUrl },
}: {
  contact: Reachable;
}) {
  const mail = primaryEmail && mailLink(primaryEmail);
  const phone = primaryPhone && phoneLink(primaryPhone);
  const profile = linkedinUrl && profileLink(linkedinUrl);
  if (!mail && !phone && !profile) return null;
  return (
    <Row>
      {mail && (
        <Button asChild icon={<Mail aria-hidden />}>
          <a href={mail}>Email</a>
        </Button>
      )}
      {phone && (
        <Button asChild icon={<Phone aria-hidden />}>
          <a href={phone}>Call</a>
        </Button>
      )}
      {profile && (
        <Button asChild icon={<Link2 aria-hidden />}>
          <a href={profile} target="_blank" rel="noopener noreferrer">
            LinkedIn
          </a>
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;
