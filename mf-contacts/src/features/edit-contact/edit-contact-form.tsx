import { type Contact } from '@rapport/contracts';
import { etagOf } from '@rapport/remote-api/api-query';
import { useState } from 'react';
import {
  CONTACT_FIELDS,
  CONTACT_LABELS,
  contactFieldProblem,
  contactFields,
  type ContactField,
} from '../../contact-fields/contact-fields.ts';
import { ContactInputs } from '../../contact-fields/contact-inputs.tsx';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure, type SaveFailure } from '../../form-dialog/save-failure.ts';
import {
  changedFields,
  contactChange,
  hasChanges,
  mergeContact,
  type FieldRaces,
} from './merge-contact.ts';
import { RaceAlert, RaceNote } from './race-note.tsx';
import { useUpdateContact } from './use-update-contact.ts';

interface EditContactFormProps {
  /** What editing starts from, with its ETag (see `etagOf`). */
  stored: Contact;
  onClose: () => void;
}

const SAVE = 'Save changes';
const CALM: SaveFailure<ContactField> = { fields: {}, message: null };

/** The fields of a contact. When somebody else was faster, it shows where and lets the person choose. */
export function EditContactForm({ stored, onClose }: EditContactFormProps) {
  const [base, setBase] = useState(() => baseOf(stored));
  const [form, setForm] = useState(base.fields);
  const [races, setRaces] = useState<FieldRaces | null>(null);
  const [failure, setFailure] = useState(CALM);

  const { update, pending } = useUpdateContact(stored.id, {
    onSaved: onClose,
    onRaced: (contact) => {
      const theirs = baseOf(contact);
      const merged = mergeContact(base.fields, form, theirs.fields);
      setBase(theirs);
      setForm(merged.form);
      setRaces(merged.races);
    },
    onFailed: (error) => setFailure(saveFailure(error, CONTACT_LABELS, SAVE)),
  });

  const submit = (element: HTMLFormElement) => {
    const fields: SaveFailure<ContactField>['fields'] = {};
    // What is stored may be older than the rules; it stays until somebody changes it.
    for (const field of changedFields(base.fields, form)) {
      const problem = contactFieldProblem(field, form[field]);
      if (problem !== undefined) fields[field] = problem;
    }
    setFailure({ fields, message: null });
    if (Object.keys(fields).length > 0) focusFirstBad(element, CONTACT_FIELDS, fields);
    else if (!hasChanges(base.fields, form)) onClose();
    else update({ change: contactChange(base.fields, form), etag: base.etag });
  };

  const set = (name: ContactField, text: string) => {
    setForm({ ...form, [name]: text });
    setFailure({ ...failure, fields: { ...failure.fields, [name]: undefined } });
  };

  return (
    <FormDialog
      title="Edit contact"
      unsaved={hasChanges(base.fields, form)}
      discardTitle="Discard your changes?"
      saveLabel={SAVE}
      pending={pending}
      failure={
        failure.message === null
          ? null
          : { title: 'The changes were not saved', text: failure.message }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {races !== null && <RaceAlert races={races} />}
      <ContactInputs
        values={form}
        problems={failure.fields}
        onChange={set}
        onUseLink={(fields) => {
          setForm({ ...form, ...fields });
          const displayName = contactFieldProblem('displayName', fields.displayName);
          const problems = { ...failure.fields, displayName, linkedinUrl: undefined };
          setFailure({ ...failure, fields: problems });
        }}
        noteOf={(name, id) => {
          const race = races?.[name];
          return (
            race && (
              <RaceNote
                id={id}
                label={CONTACT_LABELS[name]}
                race={race}
                value={form[name]}
                onChoose={(text) => set(name, text)}
              />
            )
          );
        }}
      />
    </FormDialog>
  );
}

/** What the form starts from: the fields and the ETag of one and the same response. */
function baseOf(contact: Contact) {
  return { fields: contactFields(contact), etag: etagOf(contact) };
}
