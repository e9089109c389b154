/** Keeps the page, with what was typed, where a file is dropped that no part of it takes: a browser would open it. */
export function keepPageOnDrop(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      // Text that is dragged into a field is left to the browser.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}
