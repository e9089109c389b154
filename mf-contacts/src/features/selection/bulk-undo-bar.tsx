import { failureReason } from '@rapport/remote-api/failures';
import { ActionBar, clockTime } from '@rapport/shared-ui';
import { offerUndo, type BulkUndo } from '../../contacts/bulk-undo.ts';
import { useUndoBulk } from '../../bulk/use-bulk-change.ts';

/** The last change of several contacts, with an undo button. */
export function BulkUndoBar({ undo: offer }: { undo: BulkUndo }) {
  const { undo, pending, error } = useUndoBulk(offer, () => offerUndo(null));
  const { text, until } = offer;
  const end = ` You can undo this until ${clockTime(new Date(until))}.`;
  return (
    <ActionBar
      actionLabel={error === null ? 'Undo' : 'Try again'}
      tone={error === null ? 'neutral' : 'negative'}
      pending={pending}
      onAction={undo}
      onDismiss={pending ? undefined : () => offerUndo(null)}
    >
      {error === null ? `${text}${end}` : `Couldn't undo this. ${failureReason(error)}`}
    </ActionBar>
  );
}
