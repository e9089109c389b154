import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { SearchField } from './search-field.tsx';

function Search({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <input aria-label="Other" />
      <SearchField label="Search contacts" shortcut="/" value={value} onValueChange={setValue} />
    </>
  );
}

describe('SearchField', () => {
  it('shows a search key on a phone, and doesn’t capitalize', () => {
    render(<SearchField label="Search contacts" value="" onValueChange={() => undefined} />);
    expect(screen.getByRole('searchbox')).toHaveAttribute('enterkeyhint', 'search');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autocapitalize', 'none');
  });

  it('is a search box with the typed value', async () => {
    render(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Search contacts' });
    await userEvent.type(box, 'ada');
    expect(box).toHaveValue('ada');
  });

  it('gets the focus when its shortcut is pressed anywhere', async () => {
    render(<Search />);
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('ignores its shortcut in text fields', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Other' }), '/');
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveValue('/');
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  });

  it('ignores its shortcut while a modifier is pressed', async () => {
    render(<Search />);
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('is cleared by its button, which leaves the focus in the field', async () => {
    render(<Search start="ada" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('is cleared by Escape', async () => {
    render(<Search start="ada" />);
    await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('has no accessibility violations', async () => {
    render(<Search start="ada" />);
    await expectNoViolations();
  });
});
