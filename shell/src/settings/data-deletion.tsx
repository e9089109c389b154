import { type DeletedUser } from '@rapport/api-client';
import { Button } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeletionQuestion } from './deletion-question.tsx';
import { Buttons } from './settings-section.tsx';

interface DataDeletionProps {
  email: string;
  onDeleted: (answer: DeletedUser) => void;
}

/** Deletes all of the user's data. */
export function DataDeletion({ email, onDeleted }: DataDeletionProps) {
  // Numbers the questions, so that each starts with an empty field.
  const [question, setQuestion] = useState({ number: 0, open: false });
  return (
    <>
      <Buttons>
        <Button
          icon={<Trash2 aria-hidden />}
          onClick={() => setQuestion(({ number }) => ({ number: number + 1, open: true }))}
        >
          Delete my data
        </Button>
      </Buttons>
      <DeletionQuestion
        key={question.number}
        email={email}
        open={question.open}
        onCancel={() => setQuestion(({ number }) => ({ number, open: false }))}
        onDeleted={onDeleted}
      />
    </>
  );
}
