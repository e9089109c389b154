import { SAVED_VIEW_LIMITS, shownText, type SavedView } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Button, ConfirmDialog, Dialog, IconButton, TextField, theme } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { savedViewsQuery, useSavedViewChanges } from './view-queries.ts';

/** Renames and deletes saved views. Each change is saved at once. It is open as long as it is rendered. */
export function EditViewsDialog({ onClose }: { onClose: () => void }) {
  const shell = useShellApi();
  const { data: views = [] } = useQuery(savedViewsQuery(shell));
  const [doomed, setDoomed] = useState<SavedView | null>(null);
  const { remove, pending } = useSavedViewChanges({
    onSaved: () => setDoomed(null),
    onFailed: (error) => {
      setDoomed(null);
      shell.notify({
        title: 'The view was not deleted',
        description: failureReason(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title="Edit saved views"
        size="narrow"
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        {views.length === 0 ? (
          <p>There are no saved views.</p>
        ) : (
          <Rows>
            {views.map((view) => (
              <li key={view.id}>
                <EditView view={view} onDelete={() => setDoomed(view)} />
              </li>
            ))}
          </Rows>
        )}
      </Dialog>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={`Delete the view “${shownText(doomed?.name ?? '')}”?`}
        confirmLabel="Delete view"
        cancelLabel="Keep it"
        pending={pending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) remove(doomed.id);
        }}
      >
        Its contacts stay.
      </ConfirmDialog>
    </>
  );
}

function EditView({ view, onDelete }: { view: SavedView; onDelete: () => void }) {
  const [name, setName] = useState(view.name);
  const [problem, setProblem] = useState<string>();
  const { update } = useSavedViewChanges({
    onFailed: (error) =>
      setProblem(
        isRequestError(error) && error.status === 409
          ? 'Another view has this name.'
          : failureReason(error),
      ),
  });
  const rename = () => {
    const wanted = name.trim();
    if (wanted === view.name || problem !== undefined) return;
    if (wanted === '') setName(view.name);
    else update({ id: view.id, name: wanted });
  };
  return (
    <Row>
      <TextField
        label={`Name of ${shownText(view.name)}`}
        labelHidden
        value={name}
        maxLength={SAVED_VIEW_LIMITS.name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Enter') rename();
        }}
      />
      <IconButton
        label={`Delete ${shownText(view.name)}`}
        icon={<Trash2 aria-hidden />}
        onClick={onDelete}
      />
    </Row>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: start;
`;
