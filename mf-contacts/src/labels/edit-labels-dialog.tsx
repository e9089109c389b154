import { type Label } from '@rapport/api-client';
import { LABEL_COLORS, LABEL_LIMITS, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Checkbox, IconButton, Select, theme } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { labelsQuery } from '../queries.ts';
import { EditNamesDialog, NameField, renameProblem } from '../ui/edit-names-dialog.tsx';
import { LabelDot } from '../ui/label-chip.tsx';
import { renamedLabel } from './renamed-label.ts';
import { useDeleteLabel, useUpdateLabel } from './label-queries.ts';

const COLOR_OPTIONS = LABEL_COLORS.map((color) => ({
  value: color,
  label: color.charAt(0).toUpperCase() + color.slice(1),
}));

/**
 * Renames, recolors, and deletes labels. Each change is saved immediately. The dialog is open while it's rendered.
 * @param asked the name of a label that comes first, perhaps with its new name: "Lead to Prospect"
 */
export function EditLabelsDialog({ asked = '', onClose }: { asked?: string; onClose: () => void }) {
  const shell = useShellApi();
  const { data: labels = [] } = useQuery(labelsQuery(shell));
  const { first, name } = renamedLabel(asked, labels);
  const [doomed, setDoomed] = useState<Label | null>(null);
  const { remove, pending } = useDeleteLabel({
    onSaved: () => {
      setDoomed(null);
      shell.notify({ title: 'Label deleted' });
    },
    onFailed: (error) => {
      setDoomed(null);
      shell.notify({
        title: "Couldn't delete the label",
        description: failureReason(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <EditNamesDialog
      title="Edit labels"
      empty="No labels yet."
      items={first === null ? labels : [first, ...labels.filter(({ id }) => id !== first.id)]}
      row={(label) => (
        <EditLabel
          label={label}
          name={label.id === first?.id ? name : null}
          onDelete={() => setDoomed(label)}
        />
      )}
      noun="label"
      doomed={doomed}
      consequence={
        doomed?.contactCount === 0
          ? 'No contact has it.'
          : `It's removed from ${contacts(doomed?.contactCount ?? 0)}. The contacts stay.`
      }
      pending={pending}
      onKeep={() => setDoomed(null)}
      onDelete={remove}
      onClose={onClose}
    />
  );
}

function contacts(count: number): string {
  return count === 1 ? 'one contact' : `${count} contacts`;
}

interface EditLabelProps {
  label: Label;
  /** A new name that isn't saved yet; null for the current one. */
  name: string | null;
  onDelete: () => void;
}

function EditLabel({ label, name, onDelete }: EditLabelProps) {
  const [problem, setProblem] = useState<string>();
  const { notify } = useShellApi();
  const { update } = useUpdateLabel({
    onSaved: () => notify({ title: 'Label saved' }),
    onFailed: (error) => setProblem(renameProblem(error, 'label')),
  });
  return (
    <Row>
      <LabelDot $color={label.color} />
      <NameField
        name={label.name}
        draft={name}
        maxLength={LABEL_LIMITS.name}
        problem={problem}
        onType={() => setProblem(undefined)}
        onRename={(name) => update({ id: label.id, name })}
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
      <Kind>
        <Checkbox
          label={`${shownText(label.name)} is for candidates`}
          hint="No estimate is made of anyone who has it."
          checked={label.kind === 'candidate'}
          onCheckedChange={(isForCandidates) =>
            update({ id: label.id, kind: isForCandidates ? 'candidate' : null })
          }
        />
      </Kind>
    </Row>
  );
}

const Kind = styled.div`
  grid-column: 2 / -1;
  font: ${theme.font.small};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) calc(${theme.space[16]} * 1.75) auto;
  gap: ${theme.space[2]};
  align-items: center;
`;
