import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { ScrollArea } from './scroll-area.tsx';

describe('ScrollArea', () => {
  it('exposes the scrolling element', () => {
    const viewport = { current: null as HTMLDivElement | null };
    render(
      <ScrollArea viewportRef={viewport}>
        <p>Lise Meitner</p>
      </ScrollArea>,
    );
    expect(viewport.current).toContainElement(screen.getByText('Lise Meitner'));
  });

  it('is a region that the keyboard can scroll if it has a name', () => {
    render(<ScrollArea label="Contacts">Lise Meitner</ScrollArea>);
    expect(screen.getByRole('region', { name: 'Contacts' })).toHaveAttribute('tabindex', '0');
  });

  it('isn’t a region without a name', () => {
    render(<ScrollArea>Lise Meitner</ScrollArea>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    render(<ScrollArea label="Contacts">Lise Meitner</ScrollArea>);
    await expectNoViolations();
  });
});
