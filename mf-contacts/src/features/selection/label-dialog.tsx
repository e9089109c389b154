import { type ContactSummary, type Label } from '@rapport/api-client';
import { writeFailure } from '@rapport/remote-api/failures';
import { useState } from 'react';
import { exactly, type ListTotal } from '../../contacts/list-total.ts';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { EditLabelsDialog } from '../../labels/edit-labels-dialog.tsx';
import { LabelPicker } from '../../labels/label-picker.tsx';
import { countText } from '../../bulk/count-text.ts';
import { useBulkChange, type BulkTarget } from '../../bulk/use-bulk-change.ts';

interface LabelDialogProps {
  /** The loaded ones of the selected contacts. */
  contacts: readonly ContactSummary[];
  /** The number of selected contacts. */
  count: ListTotal;
  target: BulkTarget;
  /** The initial name of a label in the field. */
  name?: string | undefined;
  /** Whether labels are to be added or removed, by ID, as chosen before. */
  touched?: ReadonlyMap<string, boolean>;
  onClose: () => void;
  onDone: () => void;
}

/** Adds labels to several contacts and removes others. A mixed label stays unchanged until the user clicks it. */
export function LabelDialog(props: LabelDialogProps) {
  const { contacts, count, target, name = '', onClose, onDone } = props;
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(props.touched ?? new Map());
  const [editing, setEditing] = useState(false);
  const [isTyped, setTyped] = useState(name.trim() !== '');
  const { change, pending, error } = useBulkChange(target, {
    said: (changed) => `The labels of ${countText(exactly(changed))} were changed.`,
    onDone,
  });
  const having = havingLabels(contacts);
  const ticked = new Map<string, 'all' | 'some'>();
  // The labels of contacts that aren't loaded are unknown.
  const isKnown = count.known === 'exactly' && contacts.length >= count.count;
  for (const [id, some] of having) {
    ticked.set(id, isKnown && some === contacts.length ? 'all' : 'some');
  }
  for (const [id, isOn] of touched) {
    if (isOn) ticked.set(id, 'all');
    else ticked.delete(id);
  }
  const note = ({ id }: Label) => {
    const some = having.get(id) ?? 0;
    if (some === 0 || !isKnown || touched.has(id)) return null;
    return some === contacts.length ? `all ${some}` : `${some} of ${contacts.length}`;
  };
  const touchedIds = (wanted: boolean) =>
    [...touched].flatMap(([id, isOn]) => (isOn === wanted ? [id] : []));
  return (
    <>
      <FormDialog
        title="Label"
        description={`For ${countText(count)}.`}
        unsaved={isTyped || touched.size > 0}
        discardTitle="Discard these changes?"
        saveLabel="Apply"
        saveDisabled={!isTyped && touched.size === 0}
        pending={pending}
        failure={
          error && {
            title: "Couldn't change the labels",
            text: writeFailure(error),
          }
        }
        onSubmit={() =>
          change({
            change: 'labels',
            addLabels: touchedIds(true),
            removeLabels: touchedIds(false),
          })
        }
        onClose={onClose}
      >
        <LabelPicker
          ticked={ticked}
          name={name}
          noteOf={note}
          onChange={({ id }, isOn) => setTouched(new Map([...touched, [id, isOn]]))}
          onEdit={() => setEditing(true)}
          onTyped={setTyped}
        />
      </FormDialog>
      {editing && <EditLabelsDialog onClose={() => setEditing(false)} />}
    </>
  );
}

/** The number of contacts with each label, by label id. */
function havingLabels(contacts: readonly ContactSummary[]): Map<string, number> {
  const having = new Map<string, number>();
  for (const { id } of contacts.flatMap(({ labels }) => labels ?? [])) {
    having.set(id, (having.get(id) ?? 0) + 1);
  }
  return having;
}
