/** A text as a value of a vCard: what has a meaning there is escaped. */
export function vcardText(value: string): string {
  return value.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}
