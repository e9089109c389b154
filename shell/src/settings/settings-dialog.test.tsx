import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsDialog } from './settings-dialog.tsx';

describe('SettingsDialog', () => {
  it('chooses a theme and remembers it', async () => {
    render(<SettingsDialog open onOpenChange={() => {}} />);
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(Object.values(localStorage)).toContain('dark');
  });

  it('says what the product asks of the people who use it', () => {
    render(<SettingsDialog open onOpenChange={() => {}} />);
    expect(screen.getByRole('region', { name: 'Responsible use' })).toHaveTextContent(
      /estimate.*can be wrong.*starting point.*not a clinical.*hire.*sensitive matters.*objection/,
    );
  });

  it('has no button that does nothing', async () => {
    const onOpenChange = jest.fn();
    render(<SettingsDialog open onOpenChange={onOpenChange} />);
    expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Close settings',
    ]);
    await userEvent.click(screen.getByRole('button'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
