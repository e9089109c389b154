import { shownText, TEXT_LIMITS } from '@rapport/contracts';
import { writeFailure } from '@rapport/remote-api/failures';
import { TextField } from '@rapport/shared-ui';
import { useState } from 'react';
import { exactly, type ListTotal } from '../contacts/list-total.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { countText } from './count-text.ts';
import { useBulkChange, type BulkTarget } from './use-bulk-change.ts';

interface OrganizationDialogProps {
  /** The number of contacts; null until it's known. */
  count: ListTotal | null;
  target: BulkTarget;
  /** The company to rename; null for contacts of any company. */
  company: string | null;
  onClose: () => void;
  /** @param name the new name; null if the company was removed */
  onDone: (name: string | null) => void;
}

/** Sets the company of several contacts, or removes it. */
export function OrganizationDialog(props: OrganizationDialogProps) {
  const { count, target, company, onClose, onDone } = props;
  const [text, setText] = useState(company ?? '');
  const name = text.trim() === '' ? null : text.trim();
  const { change, pending, error } = useBulkChange(target, {
    said: (changed) => {
      const who = countText(exactly(changed));
      if (name === null) return `The company of ${who} was removed.`;
      return `${who} ${changed === 1 ? 'is' : 'are'} at ${shownText(name)} now.`;
    },
    onDone: () => onDone(name),
  });
  const save = company === null ? 'Set company' : 'Rename company';
  return (
    <FormDialog
      title={save}
      description={count === null ? 'For everyone at this company.' : `For ${countText(count)}.`}
      unsaved={text !== (company ?? '')}
      discardTitle="Discard this name?"
      saveLabel={name === null ? 'Remove company' : save}
      saveDisabled={company !== null && name === company}
      pending={pending}
      failure={error && { title: "Couldn't change the company", text: writeFailure(error) }}
      onSubmit={() => change({ change: 'organization', organizationName: name })}
      onClose={onClose}
    >
      <TextField
        label="Company"
        hint="Leave it empty to remove the company."
        autoComplete="off"
        autoCapitalize="words"
        maxLength={TEXT_LIMITS.short}
        value={text}
        onFocus={({ target: field }) => field.select()}
        onChange={({ target: field }) => setText(field.value)}
      />
    </FormDialog>
  );
}
