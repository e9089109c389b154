/** Whether a query shows the contact: the lists, the contact itself, and what is kept under its id. */
export function concernsContact(queryPath: unknown, contactId: string): boolean {
  if (typeof queryPath !== 'string') return false;
  return queryPath.startsWith('/api/contacts') || queryPath.endsWith(`/${contactId}`);
}
