import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ShellApiProvider } from './shell-api-context.tsx';
import { fakeShell, renderInShell } from './testing.tsx';
import { useUnsavedText } from './use-unsaved-text.ts';

let heldAfterSaving: boolean;

function Note({ label, shell }: { label: string; shell: ReturnType<typeof fakeShell> }) {
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

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('useUnsavedText', () => {
  it('holds as long as there is text', () => {
    const shell = fakeShell();
    renderInShell(<Note label="Note" shell={shell} />, { shell });
    expect(shell.hasUnsavedText()).toBe(false);
    write('Note', 'Likes tea');
    expect(shell.hasUnsavedText()).toBe(true);
    write('Note', '');
    expect(shell.hasUnsavedText()).toBe(false);
  });

  it('holds until the last of several forms is done', () => {
    const shell = fakeShell();
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
    const shell = fakeShell();
    renderInShell(<Note label="Note" shell={shell} />, { shell });
    write('Note', 'Likes tea');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(heldAfterSaving).toBe(false);
  });
});
