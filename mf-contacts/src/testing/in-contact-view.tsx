import { type ReactElement } from 'react';
import { ContactDialogsContext, type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';

/** Renders a part of a contact that can open dialogs; `opened` lists the requested ones. */
export function inContactView(part: ReactElement) {
  const opened: ContactDialog[] = [];
  const view = (
    <ContactDialogsContext value={{ open: (dialog) => opened.push(dialog), opening: null }}>
      {part}
    </ContactDialogsContext>
  );
  return { view, opened };
}
