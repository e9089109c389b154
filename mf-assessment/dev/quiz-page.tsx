import { type ShellApi } from '@rapport/remote-api';
import { Button, StateMessage } from '@rapport/shared-ui';
import { useState } from 'react';
import { PageColumn } from '../src/ui/page-layout.ts';
import { QuizDialog } from '../src/features/quiz/quiz-dialog.tsx';
import { CONTACT } from './contact.ts';

/** Replaces mf-contacts, which opens the quiz from a contact. */
export function QuizPage({ shell }: { shell: ShellApi }) {
  const [open, setOpen] = useState(false);
  return (
    <PageColumn>
      <StateMessage
        title="Quiz dialog"
        headingLevel={1}
        actions={
          <Button variant="primary" onClick={() => setOpen(true)}>
            Update Personality Assessment
          </Button>
        }
      >
        mf-contacts loads this dialog at run time and opens it for one of its contacts.
      </StateMessage>
      <QuizDialog shell={shell} contact={CONTACT} open={open} onClose={() => setOpen(false)} />
    </PageColumn>
  );
}
