import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ShellApiProvider } from './shell-api-context.tsx';
import { type ShellApi } from './contract.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

let heldAfterSaving: boolean;

/** A shell that counts holds of unsaved text; nothing else is called here. */
function countingShell(): ShellApi & { hasUnsavedText(): boolean } {
  const holds = new Set<object>();
  const unexpected = () => Promise.reject(new Error('unexpected'));
  return {
    contract: 1,
    user: { get: () => null, subscribe: () => () => {} },
    request: unexpected,
    requestWithHeaders: unexpected,
    notify: () => {},
    loadRemoteModule: unexpected,
    holdUnsaved: () => {
      const hold = {};
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    hasUnsavedText: () => holds.size > 0,
  };
}

function Note({ label, shell }: { label: string; shell: ReturnType<typeof countingShell> }) {
  const [text, setText] = useState('');
  const release = useUnsavedText(text !== '');
  const save = () => {
    release();
    heldAfterSaving = shell.hasUnsavedText();
  };
  return (
    <>
      <textarea aria-label={label} value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={save}>Save</button>
    </>
  );
}

function renderNote(shell: ReturnType<typeof countingShell>) {
  render(
    <ShellApiProvider shell={shell}>
      <Note label="Note" shell={shell} />
    </ShellApiProvider>,
  );
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('useUnsavedText', () => {
  it('holds as long as there is text', () => {
    const shell = countingShell();
    renderNote(shell);
    expect(shell.hasUnsavedText()).toBe(false);
    write('Note', 'Likes tea');
    expect(shell.hasUnsavedText()).toBe(true);
    write('Note', '');
    expect(shell.hasUnsavedText()).toBe(false);
  });

  it('holds until the last of several forms is done', () => {
    const shell = countingShell();
    const page = (second: boolean) => (
      <ShellApiProvider shell={shell}>
        <Note label="First" shell={shell} />
        {second && <Note label="Second" shell={shell} />}
      </ShellApiProvider>
    );
    const { rerender } = render(page(true));
    write('First', 'a');
    write('Second', 'b');
    write('First', '');
    expect(shell.hasUnsavedText()).toBe(true);
    rerender(page(false));
    expect(shell.hasUnsavedText()).toBe(false);
  });

  it('lets go at once when a form says that it is saved', () => {
    const shell = countingShell();
    renderNote(shell);
    write('Note', 'Likes tea');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(heldAfterSaving).toBe(false);
  });
});
