import { contactRoute } from './contact-routes.ts';

/** The tabs of a contact's page, the first one being what the page opens on. */
export const CONTACT_TABS = ['styles', 'interactions', 'recommendations'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** The page of a contact, open on a tab. */
export function contactTabRoute(contactId: string, tab: ContactTab): string {
  return `${contactRoute(contactId)}?tab=${tab}`;
}
