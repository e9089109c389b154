const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `value`, for example from an address bar, is written like the id of a contact: a UUID. */
export function isContactId(value: string | undefined): value is string {
  return value !== undefined && UUID.test(value);
}
