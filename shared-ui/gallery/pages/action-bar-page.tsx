import { ActionBar } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const nothing = () => {};

export function ActionBarPage() {
  return (
    <Specimens>
      <Specimen title="Action bar: rest, dismissable, pending, tones" column width="36rem">
        <ActionBar actionLabel="Undo" onAction={nothing}>
          Marked as done.
        </ActionBar>
        <ActionBar actionLabel="Undo" onAction={nothing} onDismiss={nothing}>
          Maria Sibylla Merian was deleted.
        </ActionBar>
        <ActionBar actionLabel="Undo" onAction={nothing} onDismiss={nothing} pending>
          Snoozed until tomorrow.
        </ActionBar>
        <ActionBar actionLabel="View" onAction={nothing} onDismiss={nothing} tone="positive">
          The contact was added.
        </ActionBar>
        <ActionBar actionLabel="Retry" onAction={nothing} onDismiss={nothing} tone="negative">
          The note could not be saved. It is still in the field above.
        </ActionBar>
      </Specimen>
      <Specimen title="Action bar: little room" column width="18rem">
        <ActionBar actionLabel="Undo" onAction={nothing} onDismiss={nothing}>
          Maria Sibylla Merian was deleted.
        </ActionBar>
      </Specimen>
    </Specimens>
  );
}
