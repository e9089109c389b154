import { type ReactElement } from 'react';
import { ContactDialogsContext, type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';

/** Puts a part of a contact where its dialogs can be asked for; `opened` lists what was. */
export function inContactView(part: ReactElement) {
  const opened: ContactDialog[] = [];
  const view = (
    <ContactDialogsContext value={{ open: (dialog) => opened.push(dialog), opening: null }}>
      {part}
    </ContactDialogsContext>
  );
  return { view, opened };
}
