import { Alert, TextField, theme } from '@rapport/shared-ui';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import {
  CONTACT_FIELDS,
  CONTACT_LABELS,
  contactFieldProblem,
  contactFields,
  type ContactField,
} from '../../contact-fields/contact-fields.ts';
import { LinkOffer } from '../../contact-fields/link-offer.tsx';
import { focusFirstBad } from '../../form-dialog/focus-field.ts';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure, type SaveFailure } from '../../form-dialog/save-failure.ts';
import {
  changedFields,
  contactChange,
  hasChanges,
  mergeContact,
  type FieldRaces,
} from './merge-contact.ts';
import { RaceNote } from './race-note.tsx';
import { type ContactVersion } from './use-contact-version.ts';
import { useUpdateContact } from './use-update-contact.ts';

interface EditContactFormProps {
  /** What editing starts from. */
  version: ContactVersion;
  onClose: () => void;
}

const INPUTS: Record<ContactField, ComponentProps<'input'>> = {
  displayName: { required: true },
  primaryEmail: { type: 'email', inputMode: 'email' },
  primaryPhone: { type: 'tel' },
  organizationName: {},
  organizationTitle: {},
  linkedinUrl: { type: 'url', inputMode: 'url' },
  photoUrl: { type: 'url', inputMode: 'url' },
};

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

  const field = (name: ContactField) => {
    const race = races?.[name];
    const noteId = `race-${name}`;
    return (
      <div key={name}>
        <TextField
          {...INPUTS[name]}
          autoComplete="off"
          name={name}
          label={CONTACT_LABELS[name]}
          optional={name !== 'displayName'}
          value={form[name]}
          error={failure.fields[name]}
          {...(race && { 'aria-describedby': noteId })}
          onChange={(event) => set(name, event.target.value)}
        />
        {race && (
          <RaceNote
            id={noteId}
            label={CONTACT_LABELS[name]}
            race={race}
            value={form[name]}
            onChoose={(text) => set(name, text)}
          />
        )}
      </div>
    );
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
      <div>
        {field('displayName')}
        <LinkOffer
          form={form}
          onUse={(fields) => {
            setForm({ ...form, ...fields });
            const displayName = contactFieldProblem('displayName', fields.displayName);
            const problems = { ...failure.fields, displayName, linkedinUrl: undefined };
            setFailure({ ...failure, fields: problems });
          }}
        />
      </div>
      <Pairs>
        {field('primaryEmail')}
        {field('primaryPhone')}
        {field('organizationName')}
        {field('organizationTitle')}
      </Pairs>
      {field('linkedinUrl')}
      {field('photoUrl')}
    </FormDialog>
  );
}

function RaceAlert({ races }: { races: FieldRaces }) {
  const labels = CONTACT_FIELDS.filter((name) => races[name] !== undefined).map(
    (name) => CONTACT_LABELS[name],
  );
  return (
    <Alert tone="warning" title="This contact was changed elsewhere">
      {labels.length === 0
        ? 'The fields you see are the same on both sides. Save again to keep your changes.'
        : `Nothing was overwritten, and your text is still here. Check ${labels.join(', ')}, then save again.`}
    </Alert>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;
