const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether `text` is written like a UUID, of any version. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
