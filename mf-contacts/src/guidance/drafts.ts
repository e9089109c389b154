/**
 * The address of a mail draft; its lines end as RFC 6068 has it.
 * @param mail a `mailto:` address without a query
 * @param subject null for none
 */
export function mailDraft(mail: string, subject: string | null, text: string): string {
  const body = `body=${encoded(text.replaceAll(/\r?\n/g, '\r\n'))}`;
  return `${mail}?${subject === null ? '' : `subject=${encoded(subject)}&`}${body}`;
}

/**
 * The address of a text message with its text.
 * @param message an `sms:` address without a query
 */
export function messageDraft(message: string, text: string): string {
  return `${message}?&body=${encoded(text)}`;
}

/** Half a surrogate pair, which a slip of a keyboard can leave, can't be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
