import { TextArea, type TextAreaProps } from '@rapport/shared-ui';
import { type ChangeEvent, useState } from 'react';
import { MarkBar } from '../../commitments/mark-bar.tsx';
import { MarkList } from '../../commitments/mark-list.tsx';
import { type CommitmentDraft } from '../../commitments/use-commitment-draft.ts';

interface NotesFieldProps extends Omit<TextAreaProps, 'onChange'> {
  draft: CommitmentDraft;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
}

/** The notes of an interaction. The user can mark pieces of them. */
export function NotesField({ draft, onChange, ...field }: NotesFieldProps) {
  const [selection, setSelection] = useState('');
  return (
    <>
      <TextArea
        {...field}
        optional
        rows={4}
        hint="Note what's worth remembering. Leave out health, beliefs, and other private matters."
        onChange={(event) => {
          onChange(event);
          draft.noteChanged(event.target.value, isPaste(event.nativeEvent));
        }}
        onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
          setSelection(value.slice(selectionStart, selectionEnd))
        }
      />
      {!draft.isUnknown && (
        <>
          <MarkBar
            selection={selection}
            onMark={(kind) => {
              draft.mark(kind, selection);
              setSelection('');
            }}
          />
          <MarkList draft={draft} />
        </>
      )}
    </>
  );
}

/** Whether a text was pasted or dropped instead of typed. */
function isPaste(event: Event): boolean {
  return event instanceof InputEvent && /Paste|Drop/.test(event.inputType);
}
