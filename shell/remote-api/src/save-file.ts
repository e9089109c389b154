const BYTE_ORDER_MARK = '\ufeff';

/**
 * Offers a text as a file to download, as a click on a link would.
 * @param type its media type; a CSV file gets the mark by which spreadsheets see that it is UTF-8, and
 *   which the browser drops from what it reads
 */
export function saveFile(name: string, type: string, text: string): void {
  const mark = type === 'text/csv' && !text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const charset = type.startsWith('text/') ? ';charset=utf-8' : '';
  const address = URL.createObjectURL(new Blob([mark, text], { type: type + charset }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
