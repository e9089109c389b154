import { api, type Contact } from '@rapport/api-client';
import { TEXT_LIMITS } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, contactQuery, etagOf, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { useRef, useState } from 'react';
import { saveFailure, type SaveFailure } from '../../form-dialog/save-failure.ts';

/** The reason for storing notes about a person and when the person was informed, as typed. */
export interface KeepingFields {
  legalBasisNote: string;
  /** A local day in the format of `<input type="date">`, 2026-05-03; empty if none. */
  informedAt: string;
}

export const KEEPING_LABELS: Readonly<Record<keyof KeepingFields, string>> = {
  legalBasisNote: 'Your reason',
  informedAt: 'You told them on',
};

const CALM: SaveFailure<keyof KeepingFields> = { fields: {}, message: null };

/**
 * Two fields of a contact. They only overwrite values that the user has seen: if they were changed elsewhere in the
 * meantime, `theirs` contains the new values, and the next save replaces them.
 * @param stored the currently stored contact, which may be updated
 */
export function useKeepingForm(stored: Contact) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const sent = useRef(false);
  const live = fieldsOf(stored);
  const [base, setBase] = useState(live);
  const [form, setForm] = useState(live);
  const [failure, setFailure] = useState(CALM);
  const changed = !isSame(form, base);

  // While it's not being edited, the form follows the stored values.
  if (!changed && !isSame(live, base)) {
    setBase(live);
    setForm(live);
  }

  const mutation = useMutation({
    networkMode: 'always',
    meta: UNTIL_SHOWN,
    mutationFn: () => {
      const etag = etagOf(stored);
      return write(shell, api.patch('/api/contacts/{id}', { id: stored.id }), {
        body: changeOf(base, form),
        headers: etag === null ? {} : { 'If-Match': etag },
      });
    },
    onSuccess: (contact) => {
      if (contact !== null) {
        queries.setQueryData(contactQuery(shell, stored.id).queryKey, contact);
      }
      setBase(form);
      shell.notify({ title: 'Your reason for keeping notes is saved' });
    },
    onError: (error) =>
      setFailure(
        isRequestError(error) && error.status === 412
          ? { fields: {}, message: CHANGED_ELSEWHERE }
          : saveFailure(error, KEEPING_LABELS, 'Save'),
      ),
    onSettled: () => {
      sent.current = false;
    },
  });

  return {
    form,
    changed,
    /** The stored values, if they differ from both the initial and the typed ones. */
    theirs: changed && !isSame(live, base) && !isSame(live, form) ? live : null,
    failure,
    pending: mutation.isPending,
    set: (field: keyof KeepingFields, text: string) => {
      setForm({ ...form, [field]: text });
      setFailure({ ...failure, fields: { ...failure.fields, [field]: undefined } });
    },
    save: () => {
      const fields = problemsOf(form);
      setFailure({ fields, message: null });
      // A second click may come before the button is rendered as pending.
      if (sent.current || !changed || Object.keys(fields).length > 0) return;
      sent.current = true;
      mutation.mutate();
    },
  };
}

const CHANGED_ELSEWHERE =
  'This contact was changed elsewhere. What you typed is still here. Choose Save again.';

function fieldsOf({ legalBasisNote, informedAt }: Contact): KeepingFields {
  return {
    legalBasisNote: legalBasisNote ?? '',
    informedAt: informedAt === null ? '' : localDay(new Date(informedAt)),
  };
}

function isSame(one: KeepingFields, other: KeepingFields): boolean {
  return (
    one.legalBasisNote.trim() === other.legalBasisNote.trim() && one.informedAt === other.informedAt
  );
}

function changeOf(base: KeepingFields, { legalBasisNote, informedAt }: KeepingFields) {
  return {
    ...(legalBasisNote.trim() !== base.legalBasisNote.trim() && {
      legalBasisNote: legalBasisNote.trim() || null,
    }),
    // Noon, so that it's the same day in most time zones.
    ...(informedAt !== base.informedAt && {
      informedAt: informedAt === '' ? null : new Date(`${informedAt}T12:00`).toISOString(),
    }),
  };
}

function problemsOf({ legalBasisNote, informedAt }: KeepingFields) {
  const problems: SaveFailure<keyof KeepingFields>['fields'] = {};
  if (legalBasisNote.trim().length > TEXT_LIMITS.notes) {
    problems.legalBasisNote = `Shorten this to ${TEXT_LIMITS.notes.toLocaleString('en')} characters.`;
  }
  if (informedAt > localDay(new Date())) {
    problems.informedAt = "Enter the day you told them. It can't be in the future.";
  }
  return problems;
}

/** The local day of a moment, like 2026-05-03. */
export function localDay(moment = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
}
