const BYTE_ORDER_MARK = '\ufeff';

/**
 * Downloads a text as a file.
 * @param type its media type; a CSV file gets a byte order mark, by which spreadsheets recognize UTF-8, and which
 * browsers drop from responses
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
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
