import { shownText } from '@rapport/contracts';
import { isRequestError } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { Button, ConfirmDialog, Dialog, TextField, theme } from '@rapport/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

interface Named {
  id: string;
  name: string;
}

interface EditNamesDialogProps<Item extends Named> {
  title: string;
  /** What it says without any item. */
  empty: string;
  items: readonly Item[];
  row: (item: Item) => ReactNode;
  /** The word for one of them: "label". */
  noun: string;
  /** The one whose deletion is asked about. */
  doomed: Item | null;
  /** What the deletion does to contacts. */
  consequence: ReactNode;
  pending: boolean;
  onKeep: () => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** A list of things with names to edit, and the question before one is deleted. Open as long as it is rendered. */
export function EditNamesDialog<Item extends Named>({
  title,
  empty,
  items,
  row,
  noun,
  doomed,
  consequence,
  pending,
  onKeep,
  onDelete,
  onClose,
}: EditNamesDialogProps<Item>) {
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={title}
        size="narrow"
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        {items.length === 0 ? (
          <p>{empty}</p>
        ) : (
          <Rows>
            {items.map((item) => (
              <li key={item.id}>{row(item)}</li>
            ))}
          </Rows>
        )}
      </Dialog>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={`Delete the ${noun} “${shownText(doomed?.name ?? '')}”?`}
        confirmLabel={`Delete ${noun}`}
        cancelLabel="Keep it"
        pending={pending}
        onCancel={onKeep}
        onConfirm={() => {
          if (doomed !== null) onDelete(doomed.id);
        }}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}

interface NameFieldProps {
  name: string;
  maxLength: number;
  /** Why the last new name was refused. */
  problem: string | undefined;
  onType: () => void;
  onRename: (name: string) => void;
}

/** A name that is changed in place: Enter and leaving the field save it, an empty one stays as it was. */
export function NameField({ name, maxLength, problem, onType, onRename }: NameFieldProps) {
  const [draft, setDraft] = useState(name);
  const rename = () => {
    const wanted = draft.trim();
    if (wanted === name || problem !== undefined) return;
    if (wanted === '') setDraft(name);
    else onRename(wanted);
  };
  return (
    <TextField
      label={`Name of ${shownText(name)}`}
      labelHidden
      value={draft}
      maxLength={maxLength}
      error={problem}
      onChange={({ target }) => {
        setDraft(target.value);
        onType();
      }}
      onBlur={rename}
      onKeyDown={(event) => {
        if (event.key === 'Enter') rename();
      }}
    />
  );
}

/** Why something could not be renamed: its name may be taken by another one. */
export function renameProblem(error: unknown, noun: string): string {
  return isRequestError(error) && error.status === 409
    ? `Another ${noun} has this name.`
    : failureReason(error);
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;
