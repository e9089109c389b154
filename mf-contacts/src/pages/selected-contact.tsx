import { type ContactSummary } from '@rapport/contracts';
import { contactTabRoute } from '../contacts/contact-tabs.ts';
import { ContactDetail } from '../features/contact-detail/contact-detail.tsx';
import { Interactions } from '../features/interactions/interactions.tsx';
import { RecentInteractions } from '../features/interactions/recent-interactions.tsx';
import { Attention } from './attention.tsx';

interface SelectedContactProps {
  contactId: string;
  /** The contact as the list shows it; spares the reader the wait. */
  known: ContactSummary | undefined;
  wide: boolean;
}

/** The contact that is selected in the list, with all that is recorded about it. */
export function SelectedContact(props: SelectedContactProps) {
  return (
    <ContactDetail
      {...props}
      attention={(contact) => <Attention contact={contact} folded={!props.wide} />}
      recent={({ id }) => (
        <RecentInteractions contactId={id} allRoute={contactTabRoute(id, 'interactions')} />
      )}
      history={({ id }) => <Interactions contactId={id} />}
    />
  );
}
