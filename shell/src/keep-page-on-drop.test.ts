/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { keepPageOnDrop } from './keep-page-on-drop.ts';

/** Returns whether the browser's default action for a drag event isn't prevented. */
function isLeftToBrowser(type: string, types: string[]): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types } });
  return document.body.dispatchEvent(event);
}

it('the page stays when a file is dropped on it, and text can still be dragged', () => {
  keepPageOnDrop();
  for (const type of ['dragover', 'drop']) {
    expect(isLeftToBrowser(type, ['Files'])).toBe(false);
    expect(isLeftToBrowser(type, ['text/plain'])).toBe(true);
  }
});
