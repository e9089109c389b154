import { type SavedView } from '@rapport/api-client';
import { SAVED_VIEW_LIMITS, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { IconButton, theme } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { EditNamesDialog, NameField, renameProblem } from '../ui/edit-names-dialog.tsx';
import { savedViewsQuery, useSavedViewChanges } from './view-queries.ts';

/** Renames and deletes saved views. Each change is saved immediately. The dialog is open while it's rendered. */
export function EditViewsDialog({ onClose }: { onClose: () => void }) {
  const shell = useShellApi();
  const { data: views = [] } = useQuery(savedViewsQuery(shell));
  const [doomed, setDoomed] = useState<SavedView | null>(null);
  const { remove, pending } = useSavedViewChanges({
    onSaved: () => {
      setDoomed(null);
      shell.notify({ title: 'View deleted' });
    },
    onFailed: (error) => {
      setDoomed(null);
      shell.notify({
        title: "Couldn't delete the view",
        description: failureReason(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <EditNamesDialog
      title="Edit saved views"
      empty="No saved views yet."
      items={views}
      row={(view) => <EditView view={view} onDelete={() => setDoomed(view)} />}
      noun="view"
      doomed={doomed}
      consequence="Its contacts stay."
      pending={pending}
      onKeep={() => setDoomed(null)}
      onDelete={remove}
      onClose={onClose}
    />
  );
}

function EditView({ view, onDelete }: { view: SavedView; onDelete: () => void }) {
  const [problem, setProblem] = useState<string>();
  const { notify } = useShellApi();
  const { update } = useSavedViewChanges({
    onSaved: () => notify({ title: 'View saved' }),
    onFailed: (error) => setProblem(renameProblem(error, 'view')),
  });
  return (
    <Row>
      <NameField
        name={view.name}
        maxLength={SAVED_VIEW_LIMITS.name}
        problem={problem}
        onType={() => setProblem(undefined)}
        onRename={(name) => update({ id: view.id, name })}
      />
      <IconButton
        label={`Delete ${shownText(view.name)}`}
        icon={<Trash2 aria-hidden />}
        onClick={onDelete}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: start;
`;
