import { SAVED_VIEW_LIMITS, shownText } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { writeFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { TextField } from '@rapport/shared-ui';
import { useState } from 'react';
import { type ListView } from '../contacts/list-view.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { queryOfView, savedViewOf } from './view-of-query.ts';
import { savedViewsQuery, useSavedViewChanges } from './view-queries.ts';

interface SaveViewDialogProps {
  view: ListView;
  /** The initial name. */
  suggestion: string;
  onClose: () => void;
}

/** Saves the search, filters, and order of the list under a name. It can replace a view of the same name. */
export function SaveViewDialog({ view, suggestion, onClose }: SaveViewDialogProps) {
  const shell = useShellApi();
  const { data: views = [] } = useQuery(savedViewsQuery(shell));
  const [begun] = useState(() => [...suggestion].slice(0, SAVED_VIEW_LIMITS.name).join(''));
  const [name, setName] = useState(begun);
  const [taken, setTaken] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const existing = views.find((each) => folded(each.name) === folded(name));
  const same = savedViewOf(views, view);
  const { create, update, pending } = useSavedViewChanges({
    onSaved: (saved) => {
      shell.notify({ title: `The view “${shownText(saved?.name ?? name)}” was saved` });
      onClose();
    },
    onFailed: (error) => {
      if (isRequestError(error) && error.status === 409) setTaken(true);
      else setFailure(writeFailure(error));
    },
  });
  const isReplacing = taken && existing !== undefined;
  return (
    <FormDialog
      title="Save view"
      description={
        same === undefined
          ? "The search, the filters and the order. You'll find it in the menu of the list."
          : `This view is already saved as “${shownText(same.name)}”.`
      }
      unsaved={name !== begun}
      discardTitle="Discard this name?"
      saveLabel={isReplacing ? 'Replace view' : 'Save view'}
      pending={pending}
      failure={failure === null ? null : { title: "Couldn't save the view", text: failure }}
      onSubmit={() => {
        setFailure(null);
        if (name.trim() === '') setProblem('Enter a name.');
        else if (isReplacing) update({ id: existing.id, query: queryOfView(view) });
        else create({ name: name.trim(), query: queryOfView(view) });
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={SAVED_VIEW_LIMITS.name}
        autoComplete="off"
        error={
          problem ??
          (taken
            ? 'Another view has this name. Change it, or replace that view with this one.'
            : null)
        }
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setName(target.value);
          setTaken(false);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}

/** Names that are equal for the API have the same result. */
function folded(name: string): string {
  return name.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
