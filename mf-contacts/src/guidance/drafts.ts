/**
 * The URL of an email draft, with line ends as in RFC 6068.
 * @param mail a `mailto:` URL without a query
 * @param subject null for none
 */
export function mailDraft(mail: string, subject: string | null, text: string): string {
  const body = `body=${encoded(text.replaceAll(/\r?\n/g, '\r\n'))}`;
  return `${mail}?${subject === null ? '' : `subject=${encoded(subject)}&`}${body}`;
}

/**
 * The URL of a text message with this text.
 * @param message an `sms:` URL without a query
 */
export function messageDraft(message: string, text: string): string {
  return `${message}?&body=${encoded(text)}`;
}

/** A lone surrogate, which a typo can leave behind, can't be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
