import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverrideQuestion } from './override-question.tsx';

const override = { remote: 'mf-contacts', entry: 'http://localhost:4206/remoteEntry.js' };

describe('OverrideQuestion', () => {
  it('names the remote and the whole URL, and focuses the harmless answer', () => {
    render(<OverrideQuestion override={override} onAnswer={() => {}} />);
    const dialog = screen.getByRole('alertdialog', {
      name: 'Load mf-contacts from http://localhost:4206?',
    });
    expect(dialog).toHaveTextContent('http://localhost:4206/remoteEntry.js');
    expect(screen.getByRole('button', { name: 'Keep the released version' })).toHaveFocus();
  });

  it('names the version of a preview, and whose data it uses', () => {
    const preview = { remote: 'mf-contacts', entry: 'preview:0.1.2' };
    render(<OverrideQuestion override={preview} onAnswer={() => {}} />);
    const dialog = screen.getByRole('alertdialog', {
      name: 'Load mf-contacts 0.1.2, a preview?',
    });
    expect(dialog).toHaveTextContent('It works with your own data.');
  });

  it.each([
    ['Load it in this tab', true],
    ['Keep the released version', false],
  ])('answers “%s” with %p', async (name, answer) => {
    const onAnswer = jest.fn();
    render(<OverrideQuestion override={override} onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer).toHaveBeenCalledWith(answer);
  });

  it('treats Escape as a no', async () => {
    const onAnswer = jest.fn();
    render(<OverrideQuestion override={override} onAnswer={onAnswer} />);
    await userEvent.keyboard('{Escape}');
    expect(onAnswer).toHaveBeenCalledWith(false);
  });
});
