import { useState } from 'react';
import { Button, ConfirmDialog, type ConfirmDialogProps } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

type Ask = Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'tone'> & {
  text: string;
};

const asks: readonly Ask[] = [
  {
    tone: 'caution',
    title: 'Close the quiz?',
    text: 'Your three answers for Michael Faraday will not be kept.',
    confirmLabel: 'Close and discard',
    cancelLabel: 'Keep going',
  },
  {
    tone: 'danger',
    title: 'Delete Michael Faraday?',
    text: 'The contact, its answers and its history are removed for good.',
    confirmLabel: 'Delete contact',
    cancelLabel: 'Keep contact',
  },
  {
    tone: 'default',
    title: 'Send the report?',
    text: 'It goes to the address of your account.',
    confirmLabel: 'Send report',
    cancelLabel: 'Not now',
  },
];

export function ConfirmDialogPage() {
  const [asked, setAsked] = useState<Ask | null>(null);
  const [shown, setShown] = useState(asks[0]);
  const close = () => setAsked(null);
  return (
    <Specimens>
      <Specimen title="Confirm dialog: caution, danger, default">
        {asks.map((ask) => (
          <Button
            key={ask.tone}
            onClick={() => {
              setShown(ask);
              setAsked(ask);
            }}
          >
            Confirm: {ask.tone}
          </Button>
        ))}
      </Specimen>
      {shown && (
        <ConfirmDialog open={asked !== null} {...shown} onConfirm={close} onCancel={close}>
          {shown.text}
        </ConfirmDialog>
      )}
    </Specimens>
  );
}
