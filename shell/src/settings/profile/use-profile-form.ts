import { type OwnDetails } from '@rapport/api-client';
import { useShellApi, useUnsavedText } from '@rapport/remote-api';
import { type PhotoEntry, PictureProblem, usePhoto } from '@rapport/shared-ui/photo';
import { type RefObject, useRef, useState } from 'react';
import { callFailureText } from '../call-failure-text.ts';
import {
  bodyOf,
  changedFields,
  problemsIn,
  problemsOf,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileProblems,
  type ProfileTexts,
  textsOf,
} from './profile-fields.ts';
import { useSaveDetails } from './save-details.ts';

type Phase =
  | { name: 'idle' | 'saving' }
  | { name: 'failed'; why: string }
  /** Another tab has saved other texts for these fields; `stored` has the current ones. */
  | { name: 'raced'; stored: OwnDetails; fields: readonly ProfileField[] };

/** The form of the profile, and the state of saving it. */
export interface ProfileForm {
  form: RefObject<HTMLFormElement | null>;
  photo: PhotoEntry;
  texts: ProfileTexts;
  problems: ProfileProblems;
  phase: Phase;
  isChanged: boolean;
  change: (field: ProfileField, text: string) => void;
  save: () => Promise<void>;
  /** Overwrites what another tab has saved. */
  saveMine: () => Promise<void>;
  /** Adopts what another tab has saved for the conflicting fields; the others remain to be saved. */
  takeStored: () => void;
  discard: () => void;
}

/** Stores the input until it's saved; until the user types, the form shows `details`. */
export function useProfileForm(details: OwnDetails): ProfileForm {
  const shell = useShellApi();
  const { save, savePhoto } = useSaveDetails();
  const photo = usePhoto();
  const form = useRef<HTMLFormElement>(null);
  /** The details before the first input, and the texts since; null without input. */
  const [typed, setTyped] = useState<{ base: OwnDetails; texts: ProfileTexts } | null>(null);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const base = typed?.base ?? details;
  const texts = typed?.texts ?? textsOf(details);
  const mine = changedFields(textsOf(base), texts);
  const isChanged = mine.length > 0 || photo.hasChange;
  useUnsavedText(isChanged);

  function refuse(found: ProfileProblems): void {
    setProblems(found);
    setPhase({ name: 'idle' });
    const first = PROFILE_FIELDS.find((field) => found[field] !== undefined);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }

  /** Keeps another tab's changes to other fields; only conflicting changes cause a question. */
  async function saveOn(from: OwnDetails): Promise<void> {
    const saving = mine.length === 0 ? null : await save(from, bodyOf(texts, mine));
    if (saving?.status === 'raced') {
      const { stored } = saving;
      const theirs = changedFields(textsOf(from), textsOf(stored));
      const differing = changedFields(textsOf(stored), texts);
      const fields = mine.filter((field) => theirs.includes(field) && differing.includes(field));
      if (fields.length > 0) setPhase({ name: 'raced', stored, fields });
      else await saveOn(stored);
      return;
    }
    setTyped(null);
    setPhase({ name: 'idle' });
    shell.notify({ title: 'Profile saved' });
  }

  async function send(from: OwnDetails): Promise<void> {
    if (phase.name === 'saving') return;
    const found = problemsOf(texts);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    setProblems({});
    setPhase({ name: 'saving' });
    try {
      const change = await photo.change();
      if (change.kind !== 'none') {
        await savePhoto(change.kind === 'set' ? change.photo : null);
        photo.reset();
      }
      await saveOn(from);
    } catch (error) {
      const refused = problemsIn(error);
      if (Object.keys(refused).length > 0) refuse(refused);
      else {
        const why = error instanceof PictureProblem ? error.message : callFailureText(error);
        setPhase({ name: 'failed', why });
      }
    }
  }

  return {
    form,
    photo,
    texts,
    problems,
    phase,
    isChanged,
    change: (field, text) => {
      setTyped({ base, texts: { ...texts, [field]: text } });
      setProblems({ ...problems, [field]: undefined });
    },
    save: () => send(base),
    saveMine: () => send(phase.name === 'raced' ? phase.stored : base),
    takeStored: () => {
      if (phase.name !== 'raced') return;
      const { stored, fields } = phase;
      const taken = textsOf(stored);
      const rest = mine.filter((field) => !fields.includes(field));
      const kept = Object.fromEntries(rest.map((field) => [field, texts[field]]));
      setTyped({ base: stored, texts: { ...taken, ...kept } });
      setPhase({ name: 'idle' });
    },
    discard: () => {
      setTyped(null);
      setProblems({});
      setPhase({ name: 'idle' });
      photo.reset();
    },
  };
}
