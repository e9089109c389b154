/**
 * Removes the header that the HTML shows to a signed-in person before the first script has run. To be
 * called when the real header takes its place, and when something else does.
 */
export function endStartHeader(): void {
  document.getElementById('start-header')?.remove();
}
