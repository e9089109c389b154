const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `value` can be the id of a contact at all. */
export function isContactId(value: string | undefined): value is string {
  return value !== undefined && UUID.test(value);
}
