import { storageKeyParts } from './user-storage.ts';

export { forgetContact } from './user-storage.ts';
export { isContactGone } from './failures.ts';

/**
 * Follows `forgetContact`, whichever remote calls it.
 * @param listener gets a function that says whether a key is about the contact that was forgotten
 * @returns ends that
 */
export function onContactForgotten(
  listener: (isForgotten: (key: string) => boolean) => void,
): () => void {
  const hear = (event: Event) => {
    const { userId, contactId } = Object(event instanceof CustomEvent ? event.detail : null);
    listener((key) => {
      const parts = storageKeyParts(key);
      return parts !== null && parts.userId === userId && parts.contactId === contactId;
    });
  };
  window.addEventListener('rapport.contact-forgotten', hear);
  return () => window.removeEventListener('rapport.contact-forgotten', hear);
}
