import { type Contact } from '@rapport/api-client';
import { ofNameParts } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { etagOf } from '@rapport/remote-api/api-query';
import { useState } from 'react';
import {
  CONTACT_FIELDS,
  CONTACT_LABELS,
  contactFieldProblem,
  contactFields,
  contactFieldValue,
  type ContactField,
} from '../../contact-form/contact-fields.ts';
import { ContactInputs } from '../../contact-form/contact-inputs.tsx';
import {
  mergeMore,
  moreChange,
  moreFields,
  moreProblems,
  type MoreFields,
  type MoreProblems,
} from '../../contact-form/more-fields.ts';
import { type NameFields, withDisplayName } from '../../contact-form/name-fields.ts';
import { MoreInputs } from '../../contact-form/more-inputs.tsx';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure, type SaveFailure } from '../../form-dialog/save-failure.ts';
import {
  changedFields,
  contactChange,
  hasChanges,
  mergeContact,
  type FieldRaces,
} from './merge-contact.ts';
import {
  type CustomEntry,
  type CustomRaces,
  customRaces,
  ofFields,
} from '../../custom-fields/custom-entries.ts';
import { useCustomFields } from '../../custom-fields/use-custom-fields.ts';
import { CustomRaceNote } from './custom-race-note.tsx';
import { PhotoField, usePhoto } from '@rapport/shared-ui/photo';
import { type DetailRaces, detailRaces } from '../../contact-form/detail-fields.ts';
import { DetailRaceNote } from './detail-race-note.tsx';
import { RaceAlert, RaceNote } from './race-note.tsx';
import { useUpdateContact } from './use-update-contact.ts';

interface EditContactFormProps {
  /** The initial values, with their ETag (see `etagOf`). */
  stored: Contact;
  /** A birthday to fill in, as typed. */
  birthday?: string | undefined;
  /** A company to fill in. */
  company?: string | undefined;
  onClose: () => void;
}

const SAVE = 'Save changes';
const CALM: SaveFailure<ContactField> = { fields: {}, message: null };

/**
 * The fields of a contact. If someone else saved a change in the meantime, it shows the conflicts and the user
 * chooses.
 */
export function EditContactForm(props: EditContactFormProps) {
  const { stored, birthday, company, onClose } = props;
  const [base, setBase] = useState(() => baseOf(stored));
  const [form, setForm] = useState(() => ({
    ...base.fields,
    ...(company !== undefined && { organizationName: company }),
  }));
  const [more, setMore] = useState(() => ({
    ...base.more,
    ...(birthday !== undefined && { birthday }),
  }));
  const [problems, setProblems] = useState<MoreProblems>({});
  const [races, setRaces] = useState<FieldRaces | null>(null);
  const [further, setFurther] = useState<DetailRaces>({});
  const [ofOwn, setOfOwn] = useState<CustomRaces>({});
  const fields = useCustomFields();
  const [failure, setFailure] = useState(CALM);
  const photo = usePhoto();
  const { fileUrl } = useShellApi();

  const { update, pending } = useUpdateContact(stored.id, {
    onSaved: onClose,
    onRaced: (contact) => {
      const theirs = baseOf(contact);
      const merged = mergeContact(base.fields, form, theirs.fields);
      setBase(theirs);
      setForm(merged.form);
      setMore(mergeMore(base.more, more, theirs.more));
      setFurther(detailRaces(base.more.details, more.details, theirs.more.details));
      setOfOwn(customRaces(base.more.custom, more.custom, theirs.more.custom));
      setRaces(merged.races);
    },
    onPhotoSaved: photo.reset,
    onFailed: (error) => setFailure(saveFailure(error, CONTACT_LABELS, SAVE)),
  });

  const value = (field: ContactField) => contactFieldValue(field, form[field]);
  const known = (all: MoreFields) => ({ ...all, custom: ofFields(all.custom, fields) });
  const moved = moreChange(known(base.more), known(more), {
    primaryEmail: value('primaryEmail'),
    primaryPhone: value('primaryPhone'),
    linkedinUrl: value('linkedinUrl'),
  });
  const hasFieldChanges = hasChanges(base.fields, form) || Object.keys(moved).length > 0;
  const unsaved = hasFieldChanges || photo.hasChange;

  const submit = (element: HTMLFormElement) => {
    const fields: SaveFailure<ContactField>['fields'] = {};
    // A stored value may be older than the rules. It stays until the user changes it.
    for (const field of changedFields(base.fields, form)) {
      const problem = contactFieldProblem(field, form[field]);
      if (problem !== undefined) fields[field] = problem;
    }
    const further = moreProblems(more);
    setFailure({ fields, message: null });
    setProblems(further);
    if (Object.keys(fields).length > 0) focusFirstBad(element, CONTACT_FIELDS, fields);
    else if (Object.keys(further).length > 0) focusFirstBad(element, Object.keys(further), further);
    else if (!unsaved) onClose();
    else {
      const change = { ...contactChange(base.fields, form), ...moved };
      const { contact, etag } = base;
      update({ change: hasFieldChanges ? change : null, base: contact, etag, photo: photo.change });
    }
  };

  const set = (name: ContactField, text: string) => {
    setForm({ ...form, [name]: text });
    setFailure({ ...failure, fields: { ...failure.fields, [name]: undefined } });
  };

  const setName = (name: NameFields) => {
    setForm({ ...form, ...name });
    const calm = { displayName: undefined, ...ofNameParts(() => undefined) };
    setFailure({ ...failure, fields: { ...failure.fields, ...calm } });
  };

  return (
    <FormDialog
      title="Edit contact"
      unsaved={unsaved}
      discardTitle="Discard your changes?"
      saveLabel={SAVE}
      pending={pending}
      failure={
        failure.message === null
          ? null
          : { title: "Couldn't save the changes", text: failure.message }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {races !== null && (
        <RaceAlert
          races={races}
          details={further}
          own={(fields ?? []).filter(({ id }) => ofOwn[id])}
        />
      )}
      <PhotoField
        name={form.displayName}
        stored={storedPhoto(base.contact, fileUrl)}
        entry={photo}
      />
      <ContactInputs
        values={form}
        problems={failure.fields}
        onChange={set}
        onName={setName}
        onUseLink={(fields) => {
          setForm({ ...form, ...fields, ...withDisplayName(form, fields.displayName) });
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
                onChoose={(text) => setForm({ ...form, [name]: text })}
              />
            )
          );
        }}
      />
      <MoreInputs
        more={more}
        problems={problems}
        primaryPhone={form.primaryPhone}
        noteOf={(name) => {
          const race = further[name];
          return (
            race && (
              <DetailRaceNote
                name={name}
                race={race}
                details={more.details}
                onChange={(details) => setMore({ ...more, details })}
              />
            )
          );
        }}
        noteOfField={(field) => {
          const race = ofOwn[field.id];
          const entry = more.custom[field.id];
          const onChange = (chosen: CustomEntry) =>
            setMore({ ...more, custom: { ...more.custom, [field.id]: chosen } });
          return race && <CustomRaceNote {...{ field, race, entry, onChange }} />;
        }}
        onChange={(changed) => {
          setMore(changed);
          setProblems({});
        }}
      />
    </FormDialog>
  );
}

/** The URL of the stored photo, if there is one. */
function storedPhoto(
  { photoPath }: Contact,
  fileUrl: ((path: string) => string) | undefined,
): string | null {
  return photoPath === null ? null : (fileUrl?.(photoPath) ?? null);
}

/** The initial values of the form, with the ETag of the same response. */
function baseOf(contact: Contact) {
  return {
    contact,
    fields: contactFields(contact),
    more: moreFields(contact),
    etag: etagOf(contact),
  };
}
