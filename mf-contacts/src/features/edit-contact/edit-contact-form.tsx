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
import { type ContactVersion } from './use-contact-version.ts';
import { useUpdateContact } from './use-update-contact.ts';

interface EditContactFormProps {
  /** What editing starts from. */
  version: ContactVersion;
  onClose: () => void;
}

const SAVE = 'Save changes';
const CALM: SaveFailure<ContactField> = { fields: {}, message: null };

/** The fields of a contact. When somebody else was faster, it shows where and lets the person choose. */
export function EditContactForm({ version, onClose }: EditContactFormProps) {
  const [base, setBase] = useState({ fields: contactFields(version.contact), etag: version.etag });
  const [form, setForm] = useState(base.fields);
  const [races, setRaces] = useState<FieldRaces | null>(null);
  const [failure, setFailure] = useState(CALM);

  const { update, pending } = useUpdateContact(version.contact.id, {
    onSaved: onClose,
    onRaced: ({ contact, etag }) => {
      const theirs = contactFields(contact);
      const merged = mergeContact(base.fields, form, theirs);
      setBase({ fields: theirs, etag });
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
