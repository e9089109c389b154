import { render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { StateMessage } from './state-message.tsx';

describe('StateMessage', () => {
  it('has a heading of the given level that can be focused', () => {
    render(<StateMessage title="404 Page Not Found" headingLevel={1} />);
    const heading = screen.getByRole('heading', { name: '404 Page Not Found', level: 1 });
    heading.focus();
    expect(heading).toHaveFocus();
  });

  it('is a section by default', () => {
    render(<StateMessage title="Contact not found" />);
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
  });

  it('shows explanation and actions', () => {
    render(
      <StateMessage title="Unable to Load Contacts" actions={<button>Refresh Page</button>}>
        Error: HTTP 503
      </StateMessage>,
    );
    expect(screen.getByText('Error: HTTP 503')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  });

  it('collapses technical details', () => {
    render(<StateMessage title="Coaching did not load" details="no answer within 8 s" />);
    expect(screen.getByText('What happened').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('no answer within 8 s')).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    render(
      <StateMessage title="Coaching did not load" details="no answer" tone="negative" page>
        Nothing you saved is lost.
      </StateMessage>,
    );
    await expectNoViolations();
  });
});
