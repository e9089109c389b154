import { type TodayPerson } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button } from '@rapport/shared-ui';
import { composeRoute } from '../../contacts/contact-routes.ts';

/** Opens the composer for someone who is due. */
export function WriteButton({ person }: { person: TodayPerson }) {
  return (
    <Button asChild size="sm" variant="ghost">
      <Link
        to={composeRoute(person.id, 'keep_in_touch')}
        aria-label={`Find words for ${nameInSentence(person.displayName)}`}
      >
        Write
      </Link>
    </Button>
  );
}
