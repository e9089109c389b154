import { type ComposePurpose } from '@rapport/contracts';
import { type ListView, writeListView } from './list-view.ts';

/** The list with its selection and view, so that Back, reload, and shared links work. */
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

/** The import of a file. */
export function importRoute(): string {
  return '/contacts/import';
}

/** All meetings, planned and past. */
export function meetingsRoute(): string {
  return '/contacts/meetings';
}

/** The briefing about all attendees of a meeting, on one page. */
export function groupBriefingRoute(meetingId: string): string {
  return `${meetingsRoute()}/${encodeURIComponent(meetingId)}`;
}

/** Deleted contacts that can be restored. */
export function deletedRoute(): string {
  return '/contacts/deleted';
}

/** Birthdays and other yearly dates. */
export function datesRoute(): string {
  return '/contacts/dates';
}

/** Likely duplicates. */
export function duplicatesRoute(): string {
  return '/contacts/duplicates';
}

/** The merge of a contact with another one; without one, the page that chooses it. */
export function mergeRoute(contactId: string, otherId?: string): string {
  const route = `${contactRoute(contactId)}/merge`;
  return otherId === undefined ? route : `${route}/${encodeURIComponent(otherId)}`;
}

/** The contact with the composer open for a purpose. */
export function composeRoute(contactId: string, purpose: ComposePurpose): string {
  return `${contactRoute(contactId)}?action=compose&for=${purpose}`;
}

/** The contact with the form for one interaction open. */
export function editInteractionRoute(contactId: string, interactionId: string): string {
  return `${contactRoute(contactId)}?tab=interactions&action=edit-interaction&for=${encodeURIComponent(interactionId)}`;
}

/**
 * The briefing before a meeting with a contact.
 * @param meetingId the meeting whose time and place the page shows
 */
export function briefingRoute(contactId: string, meetingId?: string): string {
  const route = `${contactRoute(contactId)}/briefing`;
  return meetingId === undefined ? route : `${route}?meeting=${encodeURIComponent(meetingId)}`;
}

/** The briefing of a meeting: about all attendees if there are several. */
export function meetingBriefingRoute(
  contactId: string,
  meeting: { id: string; people: readonly unknown[] } | null,
): string {
  return meeting !== null && meeting.people.length > 1
    ? groupBriefingRoute(meeting.id)
    : briefingRoute(contactId, meeting?.id);
}

/** The page with all questions about a contact, in another remote. */
export function assessmentRoute(contactId: string): string {
  return `/assessment/${encodeURIComponent(contactId)}`;
}

/** The tabs of a contact's page. The first one is the default. */
export const CONTACT_TABS = ['styles', 'interactions', 'recommendations', 'you'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** The page of a contact with a tab open. */
export function contactTabRoute(contactId: string, tab: ContactTab): string {
  return `${contactRoute(contactId)}?tab=${tab}`;
}

/**
 * History state of a contact that was opened from the list, so that a link to the list goes back instead of
 * forward.
 */
export const FROM_LIST = { fromList: true } as const;

/** Whether the `state` of a router location marks a contact opened from the list. */
export function cameFromList(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
  );
}

/** Whether the `state` of a router location marks a contact that was just assessed on another page. */
export function wasJustAssessed(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'justAssessed' in state &&
    state.justAssessed === true
  );
}
