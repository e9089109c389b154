import { type Interaction } from '@rapport/api-client';
import { INTERACTION_OUTCOMES, INTERACTION_TYPES, nameInSentence } from '@rapport/contracts';
import { Collapsible, Keycap, media, TextField, theme } from '@rapport/shared-ui';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { PromiseFields } from '../../commitments/promise-fields.tsx';
import { useCommitmentDraft } from '../../commitments/use-commitment-draft.ts';
import { useGuessedType } from './guess-type.ts';
import {
  checkInteractionForm,
  FIELD_LABELS,
  formOf,
  hasTyped,
  isAhead,
  latestMinute,
  newInteractionForm,
  TYPED_FIELDS,
  type InteractionErrors,
  type TypedField,
} from './interaction-form.ts';
import { INTERACTION_WORDS } from './interaction-words.ts';
import { NotesField } from './notes-field.tsx';
import { type LoggedPerson, useSaveInteraction } from './use-save-interaction.ts';

interface InteractionDialogProps {
  contact: LoggedPerson;
  /** Who else was there, for a new one: it's logged with each, and its promises with `contact`. */
  others?: readonly LoggedPerson[] | undefined;
  /** The interaction to edit; null logs a new one. */
  interaction: Interaction | null;
  /** Initial values of a new one. */
  start?: PrefilledInteraction | undefined;
  /**
   * Called with a new one, and those of the others, after it was stored. It closes the dialog or shows another one
   * instead.
   */
  onLogged?: (logged: Interaction, ofOthers: readonly Interaction[]) => void;
  /** Called once it's saved, also if it waits for a network. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
}

const TYPES = INTERACTION_TYPES.map((value) => {
  const { label, icon: Icon } = INTERACTION_WORDS[value];
  return { value, label, icon: <Icon aria-hidden /> };
});

const OUTCOMES = [
  ...INTERACTION_OUTCOMES.map((value) => ({ value, label: OUTCOME_WORDS[value].label })),
  { value: 'none', label: 'Not noted' },
] as const;

/**
 * Logs or edits an interaction. A new one asks only for the notes: its type is guessed from recent ones, its time
 * is now, and the rest is collapsed, one click or Ctrl+Period away.
 */
export function InteractionDialog({
  contact,
  others = NO_ONE,
  interaction,
  start = {},
  onLogged,
  onSaved,
  onClose,
}: InteractionDialogProps) {
  const [now] = useState(() => new Date());
  const [initial] = useState(() =>
    interaction === null ? newInteractionForm(now, start) : formOf(interaction),
  );
  const isNew = interaction === null;
  const guessed = useGuessedType(contact.id, now, isNew);
  const [draft, setForm] = useState(initial);
  const [typeChosen, setTypeChosen] = useState(start.type !== undefined);
  const form = isNew && !typeChosen ? { ...draft, type: guessed } : draft;
  // Values that the user didn't type into their fields are always visible.
  const isFilled = [start.moment, start.text, start.duration, start.followUp].some(
    (value) => value !== undefined,
  );
  const [unfolded, setUnfolded] = useState(!isNew || isFilled);
  const notes = useRef<HTMLTextAreaElement>(null);
  const promised = useCommitmentDraft(
    contact.id,
    interaction?.id ?? null,
    initial.notes,
    start.commitments,
  );
  const [errors, setErrors] = useState<InteractionErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  // What follows may take a moment to load.
  const [stored, setStored] = useState(false);
  const saveLabel = isNew ? 'Save' : 'Save changes';

  const target = { contact, others, interaction };
  const { save, pending } = useSaveInteraction(target, {
    onSaved: (saved, ofOthers) => {
      onSaved?.();
      if (interaction !== null || saved === null || onLogged === undefined) return onClose();
      setStored(true);
      onLogged(saved, ofOthers);
    },
    onFailed: (error) => {
      const failure = saveFailure(error, FIELD_LABELS, saveLabel);
      setErrors(failure.fields);
      showFolded(failure.fields);
      setMessage(failure.message);
    },
  });

  const ahead = isAhead(form, now);

  /** Expands the fields if a collapsed one has an error. */
  const showFolded = (found: InteractionErrors) => {
    if (TYPED_FIELDS.some((name) => name !== 'notes' && found[name] !== undefined)) {
      flushSync(() => setUnfolded(true));
    }
  };
  const unfoldByKey = (event: KeyboardEvent) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || !isNew) return;
    event.preventDefault();
    setUnfolded(!unfolded);
  };

  const submit = (element: HTMLFormElement) => {
    const found = checkInteractionForm(form, new Date());
    setErrors(found);
    setMessage(null);
    showFolded(found);
    if (Object.keys(found).length === 0 && promised.problem !== null) setMessage(promised.problem);
    else if (Object.keys(found).length === 0) {
      save({
        form,
        initial,
        commitments: promised.added,
        statedPreferences: promised.liked,
        forgetCommitments: promised.forgotten,
      });
    } else focusFirstBad(element, TYPED_FIELDS, found);
  };

  const field = (name: TypedField) => ({
    name,
    label: FIELD_LABELS[name],
    value: form[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setForm({ ...form, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  const type = (
    <ChoiceChips
      legend="Type"
      options={TYPES}
      inThrees
      value={form.type}
      onValueChange={(chosen) => {
        setTypeChosen(true);
        setForm({ ...form, type: chosen });
      }}
    />
  );
  const notesField = <NotesField {...field('notes')} ref={notes} draft={promised} />;
  const promiseFields = !promised.isUnknown && <PromiseFields draft={promised} />;
  const rest = (
    <>
      <Pair>
        <TextField
          {...field('interactionDate')}
          type="datetime-local"
          required
          max={latestMinute(now)}
        />
        <TextField {...field('duration')} inputMode="numeric" optional autoComplete="off" />
      </Pair>
      {ahead ? (
        <Ahead>This becomes a meeting. You’re asked how it went once it has passed.</Ahead>
      ) : (
        <ChoiceChips
          legend="How did it go?"
          options={OUTCOMES}
          value={form.outcome}
          onValueChange={(outcome) => setForm({ ...form, outcome })}
        />
      )}
      {!ahead && form.outcome === 'follow_up_needed' && (
        <Pair>
          <TextField {...field('followUpText')} optional autoComplete="off" />
          <TextField {...field('followUpAt')} type="date" optional />
        </Pair>
      )}
      <TextField {...field('description')} optional autoComplete="off" />
    </>
  );

  return (
    <FormDialog
      title={isNew ? 'Log interaction' : 'Edit interaction'}
      description={withWhom([contact, ...others], promised.added.length > 0)}
      unsaved={!stored && (hasTyped(form, initial) || promised.hasTyped || 'notes' in start)}
      discardTitle={isNew ? 'Discard this interaction?' : 'Discard these changes?'}
      saveLabel={saveLabel}
      pending={pending || stored}
      failure={message === null ? null : { title: "Couldn't save the interaction", text: message }}
      {...(isNew && { initialFocus: notes })}
      onSubmit={submit}
      onClose={onClose}
    >
      {isNew ? (
        <Fields onKeyDown={unfoldByKey}>
          {notesField}
          {type}
          {promiseFields}
          <Collapsible
            label={
              <FoldLabel>
                Time, outcome and more <KeyHint aria-hidden>Ctrl .</KeyHint>
              </FoldLabel>
            }
            open={unfolded}
            onOpenChange={setUnfolded}
          >
            <Fields>{rest}</Fields>
          </Collapsible>
        </Fields>
      ) : (
        <>
          {type}
          {rest}
          {notesField}
          {promiseFields}
        </>
      )}
    </FormDialog>
  );
}

const NO_ONE: readonly LoggedPerson[] = [];

/** With whom it was, and with whom promises are kept if there are several. */
function withWhom(people: readonly LoggedPerson[], hasPromises: boolean): string {
  const names = people.map(({ displayName }) => nameInSentence(displayName));
  const [first = ''] = names;
  const promises = hasPromises && names.length > 1 ? `. Promises are kept with ${first}.` : '';
  return `With ${new Intl.ListFormat('en-US').format(names)}${promises}`;
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const FoldLabel = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Ahead = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Pair = styled.div`
  display: grid;
  /* Two columns where each shows a whole date with its time. */
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 3.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;

/** A phone has no such keys. */
const KeyHint = styled(Keycap)`
  ${media.touch} {
    display: none;
  }
`;
