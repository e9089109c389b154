import { type CardContact } from '@rapport/api-client';
import { Link } from '@rapport/remote-api/router';
import { TextLink } from '@rapport/shared-ui';

export function ContactLink({ contact: { id, displayName } }: { contact: CardContact }) {
  return (
    <TextLink asChild>
      <Link to={`/contacts/${id}`}>{displayName}</Link>
    </TextLink>
  );
}
