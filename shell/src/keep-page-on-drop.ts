/** Prevents the browser from opening a dropped file in place of the page, which would lose typed text. */
export function keepPageOnDrop(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      // Dragging text into a field is left to the browser.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}
