import { api, type ImportSummary } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { Button, type ButtonProps } from '@rapport/shared-ui';
import { useState } from 'react';

interface UndoImportProps {
  summary: ImportSummary;
  size?: ButtonProps['size'];
  onUndone?: (summary: ImportSummary) => void;
}

/** Undoes a whole import. Renders nothing after it was undone, or when it's more than a day old. */
export function UndoImport({ summary, size = 'md', onUndone }: UndoImportProps) {
  const shell = useShellApi();
  const undo = useMutation({
    mutationFn: () => write(shell, api.post('/api/imports/{id}/undo', { id: summary.id })),
    onSuccess: (undone) => {
      shell.notify({
        title: 'Import undone',
        ...(undone && { description: whatWasUndone(undone) }),
      });
      if (undone) onUndone?.(undone);
    },
    onError: (error) => {
      shell.notify({
        title: "Couldn't undo the import",
        description: failureReason(error),
        variant: 'destructive',
      });
    },
  });
  const [openedAt] = useState(() => Date.now());
  const isOpen = summary.undoneAt === null && Date.parse(summary.undoableUntil) > openedAt;
  if (!isOpen || summary.added + summary.merged === 0) return null;
  return (
    <Button size={size} pending={undo.isPending} onClick={() => undo.mutate()}>
      Undo import
    </Button>
  );
}

/** The result of an undo, in a sentence or two. */
export function whatWasUndone({ removed, restored, kept }: ImportSummary): string {
  const removal = `${removed} removed`;
  const restoration = restored > 0 ? `, ${restored} as before` : '';
  const rest = kept > 0 ? ` ${kept} stayed, because you changed them since.` : '';
  return `${removal}${restoration}.${rest}`;
}
