import { LABEL_COLORS, LABEL_LIMITS, shownText, type Label } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import {
  Button,
  ConfirmDialog,
  Dialog,
  IconButton,
  Select,
  TextField,
  theme,
} from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { labelsQuery } from '../contacts/contact-queries.ts';
import { LabelDot } from '../ui/label-chip.tsx';
import { useDeleteLabel, useUpdateLabel } from './label-queries.ts';

const COLOR_OPTIONS = LABEL_COLORS.map((color) => ({
  value: color,
  label: color.charAt(0).toUpperCase() + color.slice(1),
}));

/** Renames, recolors and deletes labels. Each change is saved at once. It is open as long as it is rendered. */
export function EditLabelsDialog({ onClose }: { onClose: () => void }) {
  const shell = useShellApi();
  const { data: labels = [] } = useQuery(labelsQuery(shell));
  const [doomed, setDoomed] = useState<Label | null>(null);
  const { remove, pending } = useDeleteLabel({
    onSaved: () => setDoomed(null),
    onFailed: (error) => {
      setDoomed(null);
      shell.notify({
        title: 'The label was not deleted',
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
        title="Edit labels"
        size="narrow"
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        {labels.length === 0 ? (
          <p>There are no labels yet.</p>
        ) : (
          <Rows>
            {labels.map((label) => (
              <li key={label.id}>
                <EditLabel label={label} onDelete={() => setDoomed(label)} />
              </li>
            ))}
          </Rows>
        )}
      </Dialog>
      <ConfirmDialog
        open={doomed !== null}
        tone="danger"
        title={`Delete the label “${shownText(doomed?.name ?? '')}”?`}
        confirmLabel="Delete label"
        cancelLabel="Keep it"
        pending={pending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) remove(doomed.id);
        }}
      >
        {doomed?.contactCount === 0
          ? 'No contact has it.'
          : `It is taken from ${contacts(doomed?.contactCount ?? 0)}. The contacts stay.`}
      </ConfirmDialog>
    </>
  );
}

function contacts(count: number): string {
  return count === 1 ? 'one contact' : `${count} contacts`;
}

function EditLabel({ label, onDelete }: { label: Label; onDelete: () => void }) {
  const [name, setName] = useState(label.name);
  const [problem, setProblem] = useState<string>();
  const { update } = useUpdateLabel({
    onFailed: (error) =>
      setProblem(
        isRequestError(error) && error.status === 409
          ? 'Another label has this name.'
          : failureReason(error),
      ),
  });
  const rename = () => {
    const wanted = name.trim();
    if (wanted === label.name || problem !== undefined) return;
    if (wanted === '') setName(label.name);
    else update({ id: label.id, name: wanted });
  };
  return (
    <Row>
      <LabelDot $color={label.color} />
      <TextField
        label={`Name of ${shownText(label.name)}`}
        labelHidden
        value={name}
        maxLength={LABEL_LIMITS.name}
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
      <Select
        label={`Color of ${shownText(label.name)}`}
        labelHidden
        options={COLOR_OPTIONS}
        value={label.color}
        onValueChange={(color) => update({ id: label.id, color })}
      />
      <IconButton
        label={`Delete ${shownText(label.name)}`}
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
  grid-template-columns: auto minmax(0, 1fr) calc(${theme.space[16]} * 1.75) auto;
  gap: ${theme.space[2]};
  align-items: center;
`;
