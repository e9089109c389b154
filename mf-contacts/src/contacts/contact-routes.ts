import { type ComposePurpose } from '@rapport/contracts';
import { type ListView, writeListView } from './list-view.ts';

/** The list, with what is selected and how it is viewed, so that Back, reload and a shared link work. */
export function contactsRoute({
  selected,
  view,
}: { selected?: string | null; view?: ListView } = {}): string {
  const query = new URLSearchParams();
  if (selected) query.set('selected', selected);
  if (view) writeListView(view, query);
  return query.size === 0 ? '/contacts' : `/contacts?${query}`;
}

/** The page of one contact. */
export function contactRoute(contactId: string): string {
  return `/contacts/${encodeURIComponent(contactId)}`;
}

/** The import of contacts from a file. */
export function importRoute(): string {
  return '/contacts/import';
}

/** All meetings, coming and past. */
export function meetingsRoute(): string {
  return '/contacts/meetings';
}

/** What to know of all who take part in a meeting, on one page. */
export function groupBriefingRoute(meetingId: string): string {
  return `${meetingsRoute()}/${encodeURIComponent(meetingId)}`;
}

/** Contacts that were deleted and can be restored. */
export function deletedRoute(): string {
  return '/contacts/deleted';
}

/** Contacts that are probably one person. */
export function duplicatesRoute(): string {
  return '/contacts/duplicates';
}

/** The merge of a contact with another one; without one, the choice of whom. */
export function mergeRoute(contactId: string, otherId?: string): string {
  const route = `${contactRoute(contactId)}/merge`;
  return otherId === undefined ? route : `${route}/${encodeURIComponent(otherId)}`;
}

/** The contact with the composer open, to write or say something for a purpose. */
export function composeRoute(contactId: string, purpose: ComposePurpose): string {
  return `${contactRoute(contactId)}?action=compose&for=${purpose}`;
}

/** The contact with one interaction open to be changed. */
export function editInteractionRoute(contactId: string, interactionId: string): string {
  return `${contactRoute(contactId)}?tab=interactions&action=edit-interaction&for=${encodeURIComponent(interactionId)}`;
}

/**
 * What to know before a meeting with a contact, on one page.
 * @param meetingId the meeting, whose time and place the page then shows
 */
export function briefingRoute(contactId: string, meetingId?: string): string {
  const route = `${contactRoute(contactId)}/briefing`;
  return meetingId === undefined ? route : `${route}?meeting=${encodeURIComponent(meetingId)}`;
}

/** What to know before a meeting: of all who take part on one page where there are several. */
export function meetingBriefingRoute(
  contactId: string,
  meeting: { id: string; people: readonly unknown[] } | null,
): string {
  return meeting !== null && meeting.people.length > 1
    ? groupBriefingRoute(meeting.id)
    : briefingRoute(contactId, meeting?.id);
}

/** The page on which all questions about a contact are answered; another remote owns it. */
export function assessmentRoute(contactId: string): string {
  return `/assessment/${encodeURIComponent(contactId)}`;
}

/** The tabs of a contact's page, the first one being what the page opens on. */
export const CONTACT_TABS = ['styles', 'interactions', 'recommendations', 'you'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** The page of a contact, open on a tab. */
export function contactTabRoute(contactId: string, tab: ContactTab): string {
  return `${contactRoute(contactId)}?tab=${tab}`;
}

/** History state of a contact that was opened from the list: Back can then go back instead of ahead. */
export const FROM_LIST = { fromList: true } as const;

/** Whether the `state` of a router location says that the contact was opened from the list. */
export function cameFromList(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
  );
}

/** Whether the `state` of a router location says that the contact has just been assessed, on another page. */
export function wasJustAssessed(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'justAssessed' in state &&
    state.justAssessed === true
  );
}
