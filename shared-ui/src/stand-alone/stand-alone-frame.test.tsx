import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../test/no-violations.ts';
import { StandAloneFrame } from './stand-alone-frame.tsx';

const onDismiss = jest.fn();

function show() {
  render(
    <StandAloneFrame
      name="mf-example"
      links={<a href="/example">Example</a>}
      toast={{ id: '1', title: 'Saved' }}
      onDismiss={onDismiss}
    >
      <h1>Example</h1>
    </StandAloneFrame>,
  );
}

describe('StandAloneFrame', () => {
  it('names what runs alone, links to its pages, and renders the open one', async () => {
    show();
    const bar = screen.getByRole('banner');
    expect(bar).toHaveTextContent('mf-examplerunning alone, with made-up data');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toContainElement(
      screen.getByRole('link', { name: 'Example' }),
    );
    expect(screen.getByRole('main')).toHaveTextContent('Example');
    await expectNoViolations();
  });

  it('shows the toast and can close it', async () => {
    show();
    expect(screen.getAllByText('Saved')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalled();
  });

  it('switches the theme of the page', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  });
});
