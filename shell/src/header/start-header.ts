/**
 * Removes the static header that the HTML shows to a signed-in user before the first script runs. Call it when the
 * real header or anything else replaces it.
 */
export function endStartHeader(): void {
  document.getElementById('start-header')?.remove();
}
