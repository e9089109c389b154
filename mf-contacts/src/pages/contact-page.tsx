import { ContactPage as ContactPageView } from '../features/contact-page/contact-page.tsx';
import { DeletedContactBars } from '../features/delete-contact/deleted-contact-bars.tsx';
import { InteractionCount } from '../features/interactions/interaction-count.tsx';
import { Interactions } from '../features/interactions/interactions.tsx';
import { Attention } from './attention.tsx';

/** The page of one contact, with all that is recorded about it. */
export function ContactPage() {
  return (
    <ContactPageView
      above={<DeletedContactBars opensRestored={false} />}
      attention={(contact) => <Attention contact={contact} />}
      interactions={({ id }) => <Interactions contactId={id} />}
      interactionCount={({ id }) => <InteractionCount contactId={id} />}
    />
  );
}
