import { failureReason } from '@rapport/remote-api/failures';
import { ActionBar } from '@rapport/shared-ui';
import { offerUndo, type BulkUndo } from './bulk-undo.ts';
import { useUndoBulk } from './use-bulk-change.ts';

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** What was done to several contacts, with the way back beside it. */
export function BulkUndoBar({ undo: { text, bodies, until } }: { undo: BulkUndo }) {
  const { undo, pending, error } = useUndoBulk(bodies, () => offerUndo(null));
  const end = until === null ? '' : ` You can undo this until ${clock.format(until)}.`;
  return (
    <ActionBar
      actionLabel={error === null ? 'Undo' : 'Try again'}
      tone={error === null ? 'neutral' : 'negative'}
      pending={pending}
      onAction={undo}
      onDismiss={pending ? undefined : () => offerUndo(null)}
    >
      {error === null ? `${text}${end}` : `This could not be undone. ${failureReason(error)}`}
    </ActionBar>
  );
}
