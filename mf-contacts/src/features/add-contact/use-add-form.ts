import { type Contact } from '@rapport/api-client';
import { ofNameParts } from '@rapport/contracts';
import { useUnsavedText } from '@rapport/remote-api';
import { useEffect, useRef, useState } from 'react';
import {
  CONTACT_LABELS,
  contactFieldProblem,
  type ContactField,
  type ContactProblems,
  type NewContactFields,
} from '../../contact-form/contact-fields.ts';
import {
  hasMore,
  moreProblems,
  NOTHING_MORE,
  type MoreFields,
  type MoreProblems,
} from '../../contact-form/more-fields.ts';
import { type NameFields, withDisplayName } from '../../contact-form/name-fields.ts';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { ofFields } from '../../custom-fields/custom-entries.ts';
import { useCustomFields } from '../../custom-fields/use-custom-fields.ts';
import { usePhoto } from '@rapport/shared-ui/photo';
import {
  EMPTY_FIELDS,
  hasText,
  NEW_CONTACT_FIELDS,
  newContactProblems,
  toCreateContact,
} from './new-contact.ts';
import { useAddContact } from './use-add-contact.ts';
import { useDraft } from './use-draft.ts';
import { personKey, useDuplicates } from './use-duplicates.ts';

interface AddFormOptions {
  /** The initial name, if there's no draft with one. */
  name?: string | undefined;
  onAdded: (contact: Contact) => void;
  /** Called when the contact was added, but the response doesn't say which one it is. */
  onAddedUnseen: () => void;
  /** Called when this field is invalid, so the form can't be sent. */
  onBadField: (field: string) => void;
}

/** The state of the form for a new contact, from opening it until the contact is added. */
export function useAddForm({ name, onAdded, onAddedUnseen, onBadField }: AddFormOptions) {
  const draft = useDraft(name);
  const { form, setForm, setMore } = draft;
  const fields = useCustomFields();
  const more = { ...draft.more, custom: ofFields(draft.more.custom, fields) };
  const [moreErrors, setMoreErrors] = useState<MoreProblems>({});
  const [errors, setErrors] = useState<ContactProblems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const [timesHeldBack, setTimesHeldBack] = useState(0);
  const [accepted, setAccepted] = useState<string | null>(null);
  /** The person for whom adding was last blocked. Submitting the same person again confirms it. */
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const photo = usePhoto();
  const isGone = useIsGone();
  const unsaved = hasText(form) || hasMore(more) || photo.hasChange;
  const release = useUnsavedText(unsaved);
  const duplicates = useDuplicates(form);

  const { add, isRepeated, pending } = useAddContact({
    earlier: draft.earlier,
    onSubmission: draft.storeSubmission,
    onSaved: draft.removeDraft,
    onAdded: (contact) => {
      release();
      if (contact === null) onAddedUnseen();
      else onAdded(contact);
    },
    onFailed: (error) => {
      const failure = saveFailure(error, CONTACT_LABELS, 'Add Contact');
      setErrors(failure.fields);
      setMessage(failure.message);
    },
  });

  // A request without a response may have created the very contact that was found.
  const isSettled = accepted === personKey(form) || isRepeated(toCreateContact(form, more));

  const submit = async (current: NewContactFields, { anyway = false } = {}) => {
    const bad = newContactProblems(current);
    const firstBad = NEW_CONTACT_FIELDS.find((field) => bad[field] !== undefined);
    setErrors(bad);
    setMessage(null);
    if (firstBad !== undefined) return onBadField(firstBad);
    const badMore = moreProblems(more);
    setMoreErrors(badMore);
    const [firstBadMore] = Object.keys(badMore);
    if (firstBadMore !== undefined) return onBadField(firstBadMore);
    const body = toCreateContact(current, more);
    const isMeant = anyway || heldBack === personKey(current);
    if (!isMeant && !isRepeated(body) && accepted !== personKey(current)) {
      setChecking(true);
      const found = await duplicates.find(current);
      if (isGone()) return;
      setChecking(false);
      if (found.length > 0) {
        setHeldBack(personKey(current));
        return setTimesHeldBack((times) => times + 1);
      }
    }
    if (isMeant) setAccepted(personKey(current));
    add(body, photo.change);
  };

  return {
    form,
    errors,
    message,
    pending: pending || checking,
    unsaved,
    more,
    moreErrors,
    photo,
    changeMore: (changed: MoreFields) => {
      setMore(changed);
      setMoreErrors({});
    },
    isRestored: draft.isRestored,
    /** How often the duplicates have blocked adding. */
    timesHeldBack,
    duplicates: isSettled ? [] : duplicates.found,
    change: (field: ContactField, value: string) => {
      setForm({ ...form, [field]: value });
      setErrors({ ...errors, [field]: undefined });
    },
    changeName: (name: NameFields) => {
      setForm({ ...form, ...name });
      setErrors({ ...errors, displayName: undefined, ...ofNameParts(() => undefined) });
    },
    takeLink: (fields: Pick<NewContactFields, 'displayName' | 'linkedinUrl'>) => {
      setForm({ ...form, ...fields, ...withDisplayName(form, fields.displayName) });
      const displayName = contactFieldProblem('displayName', fields.displayName);
      setErrors({ ...errors, displayName, linkedinUrl: undefined });
    },
    /** Fills empty fields. */
    takePasted: (parts: Partial<NewContactFields>) => {
      const taken = NEW_CONTACT_FIELDS.filter(
        (field) => form[field].trim() === '' && parts[field] !== undefined,
      );
      setForm({ ...form, ...Object.fromEntries(taken.map((field) => [field, parts[field]])) });
      setErrors({ ...errors, ...Object.fromEntries(taken.map((field) => [field, undefined])) });
    },
    startOver: () => {
      setForm(EMPTY_FIELDS);
      setMore(NOTHING_MORE);
      setMoreErrors({});
      photo.reset();
      setErrors({});
      setMessage(null);
    },
    submit: () => void (pending || checking || submit(form)),
    addAnyway: () => void (pending || checking || submit(form, { anyway: true })),
    /** Closes the form and removes the typed text. */
    discard: () => {
      draft.removeDraft();
      release();
    },
    /** Closes the form, but keeps the typed text for the next time. */
    leave: () => {
      draft.leaveDraft();
      release();
    },
  };
}

/** Returns a function that tells a late response if the form has closed. */
function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}
