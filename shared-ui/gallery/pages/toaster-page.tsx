import { useState } from 'react';
import { Button, Toaster, type Toast } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const examples: readonly Omit<Toast, 'id'>[] = [
  {
    title: 'Assessment Complete',
    description: 'Detailed personality assessment has been saved for this contact.',
  },
  { title: 'Contact added successfully!' },
  {
    title: 'Assessment Error',
    description: 'Failed to save your assessment. Please try again.',
    variant: 'destructive',
    action: { label: 'Try again', onSelect: () => {} },
  },
];

export function ToasterPage() {
  const [toast, setToast] = useState<Toast | null>(null);
  const [count, setCount] = useState(0);
  const show = (example: Omit<Toast, 'id'>) => {
    setCount(count + 1);
    setToast({ ...example, id: `${count}` });
  };
  return (
    <Specimens>
      <Specimen title="Toaster: default, without description, destructive with action">
        {examples.map((example) => (
          <Button key={example.title} onClick={() => show(example)}>
            Toast: {example.title}
          </Button>
        ))}
      </Specimen>
      <Toaster
        toast={toast}
        onDismiss={() => setToast((shown) => shown && { ...shown, open: false })}
      />
    </Specimens>
  );
}
