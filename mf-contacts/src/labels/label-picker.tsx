import { type Label } from '@rapport/api-client';
import { LABEL_LIMITS, shownText } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { failureReason, pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Button, media, Skeleton, SkeletonGroup, TextField, theme } from '@rapport/shared-ui';
import { Pencil, Plus } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { LoadFailed } from '../ui/load-failed.tsx';
import { labelsQuery } from '../queries.ts';
import { LabelDot } from '../ui/label-chip.tsx';
import { useCreateLabel } from './label-queries.ts';
import { useSubmitLater } from './use-submit-later.ts';

export interface LabelPickerProps {
  /**
   * The checked labels, by id. `some` is a mixed checkbox, for several contacts of which only some have the label.
   */
  ticked: ReadonlyMap<string, 'all' | 'some'>;
  /** Called when a label is checked or unchecked. A new label is checked when it's created. */
  onChange: (label: Label, ticked: boolean) => void;
  /** A note next to a label, like "2 of 3"; by default, its number of contacts. */
  noteOf?: (label: Label) => ReactNode;
  /** Opens the dialog that edits labels; without it, there's no button for that. */
  onEdit?: () => void;
  /** The initial text of the field. */
  name?: string;
  /** Whether the field contains a name that isn't checked yet. */
  onTyped?: (isTyped: boolean) => void;
}

/**
 * The user's labels as checkboxes, with a field that finds or creates one. If the form is submitted with a name in
 * the field, that label is checked first, and then the form is sent.
 */
export function LabelPicker(props: LabelPickerProps) {
  const { ticked, onChange, noteOf, onEdit, onTyped, name: asked = '' } = props;
  const shell = useShellApi();
  const { data: labels, error, isFetching, refetch } = useQuery(labelsQuery(shell));
  const [text, setTextOnly] = useState(() => asked.slice(0, LABEL_LIMITS.name));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const setText = (typed: string) => {
    setTextOnly(typed);
    onTyped?.(typed.trim() !== '');
  };
  const { create, pending } = useCreateLabel();
  const name = text.trim();
  const found = labels?.filter((label) => folded(label.name).includes(folded(name))) ?? [];
  const same = found.find((label) => folded(label.name) === folded(name));
  const meant = same ?? (found.length === 1 ? found[0] : undefined);
  /** Checks a label, or creates one with the typed name if `known` is undefined; false if that fails. */
  const enter = async (known: Label | undefined): Promise<boolean> => {
    if (pending) return false;
    try {
      const label = known ?? (await create({ name }));
      // The form may be submitted right after this.
      flushSync(() => {
        setText('');
        if (label) onChange(label, true);
      });
      return true;
    } catch (failure) {
      setProblem(
        isRequestError(failure) && failure.status === 409
          ? "There's already a label with this name."
          : failureReason(failure),
      );
      field.current?.focus();
      return false;
    }
  };
  useSubmitLater(field, name === '' ? null : () => enter(meant));

  if (labels === undefined) {
    return error === null ? (
      <SkeletonGroup label="Loading labels">
        <Skeleton height={theme.size.touch} />
        <Skeleton height={theme.size.touch} />
      </SkeletonGroup>
    ) : (
      <LoadFailed
        what="the labels"
        message={pageFailure(error)}
        retrying={isFetching}
        retry={() => void refetch()}
      />
    );
  }

  return (
    <Picker>
      <TextField
        label={labels.length === 0 ? 'Create a label' : 'Find or create a label'}
        ref={field}
        value={text}
        maxLength={LABEL_LIMITS.name}
        enterKeyHint="done"
        autoComplete="off"
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The picker may be in a form, which must not be submitted.
          event.preventDefault();
          if (name !== '') void enter(meant);
        }}
      />
      <List aria-label="Labels">
        {found.map((label) => {
          const state = ticked.get(label.id);
          return (
            <li key={label.id}>
              <Choice>
                <input
                  type="checkbox"
                  ref={(box) => {
                    if (box) box.indeterminate = state === 'some';
                  }}
                  checked={state === 'all'}
                  onChange={() => {
                    onChange(label, state !== 'all');
                    // The text was typed to find this label.
                    if (name !== '') setText('');
                  }}
                />
                <LabelDot $color={label.color} />
                <span dir="auto">{shownText(label.name)}</span>
                <Note>{noteOf ? noteOf(label) : label.contactCount}</Note>
              </Choice>
            </li>
          );
        })}
      </List>
      {name !== '' && same === undefined && (
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          pending={pending}
          onClick={() => void enter(undefined)}
        >
          Create “{shownText(name)}”
        </Button>
      )}
      {onEdit && labels.length > 0 && (
        <Button size="sm" variant="ghost" icon={<Pencil aria-hidden />} onClick={onEdit}>
          Edit labels
        </Button>
      )}
    </Picker>
  );
}

/** Names that are equal for the API have the same result. */
function folded(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const Picker = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  & > :first-child,
  & > ul {
    width: 100%;
  }
`;

const List = styled.ul`
  max-height: calc(${theme.space[16]} * 4);
  overflow-y: auto;
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: center;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.sm};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    background: ${theme.color.hover};
  }

  input {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    margin: 0;
    accent-color: ${theme.color.accent};
  }

  ${media.narrow} {
    min-height: ${theme.size.touch};
  }
`;

const Note = styled.span`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
  font-variant-numeric: tabular-nums;
`;
