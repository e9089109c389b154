import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Adds a text to a field in one step, for tests that aren't about typing, because each key would render the whole
 * dialog again.
 */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('Only a field takes a text.');
  await userEvent.click(field);
  fireEvent.input(field, { target: { value: field.value + text } });
}
