/** Told to the window after `forgetContact`, for what is kept elsewhere than in the browser's storage. */
const FORGOTTEN = 'rapport.contact-forgotten';

const PREFIX = 'rapport';

/**
 * Removes what any remote keeps of a person about one contact in this browser, like answers that
 * were not sent yet: both ids stand in the key of such an item. To be called when the contact was
 * deleted, and when the API says that it is gone.
 *
 * Every remote bundles this for itself, so that it also runs in a shell of an earlier release.
 */
export function forgetContact(userId: string, contactId: string): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (isAbout(key, userId, contactId)) storage.removeItem(key);
      }
    }
  } catch {
    // Closed storage holds nothing to remove.
  }
  window.dispatchEvent(new CustomEvent(FORGOTTEN, { detail: { userId, contactId } }));
}

/**
 * Follows `forgetContact`, whichever remote calls it.
 * @param listener gets a function that says whether a key is about the contact that was forgotten
 * @returns ends that
 */
export function onContactForgotten(
  listener: (isForgotten: (key: string) => boolean) => void,
): () => void {
  const hear = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    if (!namesContact(detail)) return;
    listener((key) => isAbout(key, detail.userId, detail.contactId));
  };
  window.addEventListener(FORGOTTEN, hear);
  return () => window.removeEventListener(FORGOTTEN, hear);
}

/** Whether the API has answered that there is no such contact (any more). */
export function isContactGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'status' in error &&
    error.status === 404 &&
    'code' in error &&
    error.code === 'CONTACT_NOT_FOUND'
  );
}

function isAbout(key: string, userId: string, contactId: string): boolean {
  return key.startsWith(PREFIX) && key.includes(userId) && key.includes(contactId);
}

function namesContact(value: unknown): value is { userId: string; contactId: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'contactId' in value &&
    typeof value.contactId === 'string'
  );
}
