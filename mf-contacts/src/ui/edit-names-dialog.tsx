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
  /** The text if there are no items. */
  empty: string;
  items: readonly Item[];
  row: (item: Item) => ReactNode;
  /** The noun for an item: "label". */
  noun: string;
  /** The item whose deletion is being confirmed. */
  doomed: Item | null;
  /** The effect of the deletion on contacts. */
  consequence: ReactNode;
  pending: boolean;
  onKeep: () => void;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/**
 * A list of items with editable names, and a confirmation before one is deleted. The dialog is open while it's
 * rendered.
 */
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
  /** A new name in the field that isn't saved yet, which gets the focus. */
  draft?: string | null;
  maxLength: number;
  /** Why the last new name was rejected. */
  problem: string | undefined;
  onType: () => void;
  onRename: (name: string) => void;
}

/** A name that's edited in place. Enter and leaving the field save it; an empty name isn't saved. */
export function NameField({
  name,
  draft: asked = null,
  maxLength,
  problem,
  onType,
  onRename,
}: NameFieldProps) {
  const [draft, setDraft] = useState(asked ?? name);
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
      autoFocus={asked !== null}
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

/** The message if an item couldn't be renamed, for example because the name is taken. */
export function renameProblem(error: unknown, noun: string): string {
  return isRequestError(error) && error.status === 409
    ? `Another ${noun} has this name.`
    : failureReason(error);
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`;
