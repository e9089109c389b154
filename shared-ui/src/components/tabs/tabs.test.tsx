import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Tabs, type TabsProps } from './tabs.tsx';

type View = 'style' | 'history' | 'tips';

const tabs: TabsProps<View>['tabs'] = [
  { value: 'style', label: 'Style', content: 'Who They Are' },
  { value: 'history', label: 'History', extra: '4', content: 'Recent interactions' },
  { value: 'tips', label: 'Tips', content: 'Communication tips' },
];

describe('Tabs', () => {
  it('shows the first view', () => {
    render(<Tabs label="Contact" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Contact' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Style' })).toHaveTextContent('Who They Are');
  });

  it('starts with the given view', () => {
    render(<Tabs label="Contact" tabs={tabs} defaultValue="tips" />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Communication tips');
  });

  it('changes the view by click and by arrow key', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="Contact" tabs={tabs} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: /History/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Recent interactions');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Communication tips');
    expect(onValueChange.mock.calls).toEqual([['history'], ['tips']]);
  });

  it('shows its owner’s value if it is controlled', async () => {
    render(<Tabs label="Contact" tabs={tabs} value="style" onValueChange={() => {}} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Tips' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Who They Are');
  });

  it('has no accessibility violations', async () => {
    render(<Tabs label="Contact" tabs={tabs} fill />);
    await expectNoViolations();
  });
});
