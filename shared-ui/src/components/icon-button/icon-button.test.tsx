import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('has its label as its name', async () => {
    const onClick = jest.fn();
    render(<IconButton label="Close" icon={<svg aria-hidden />} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('has no accessibility violations', async () => {
    render(<IconButton label="Notifications" icon={<svg aria-hidden />} variant="outline" />);
    await expectNoViolations();
  });
});
