import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyThemeChoice, useThemeChoice } from './theme-choice.ts';

const key = 'rapport.theme';

function Chooser() {
  const [choice, choose] = useThemeChoice();
  return (
    <>
      <output>{choice}</output>
      <button onClick={() => choose('dark')}>Dark</button>
      <button onClick={() => choose('system')}>System</button>
    </>
  );
}

function otherTabStores(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });
}

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => jest.restoreAllMocks());

describe('the theme choice', () => {
  it('follows the system initially', () => {
    applyThemeChoice()();
    render(<Chooser />);
    expect(screen.getByRole('status')).toHaveTextContent('system');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('is set on the page and stored', async () => {
    render(<Chooser />);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('status')).toHaveTextContent('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(key)).toBe('dark');
  });

  it('removes the override when the system is chosen again', async () => {
    localStorage.setItem(key, 'dark');
    applyThemeChoice()();
    render(<Chooser />);
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(root).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is applied on the next load', () => {
    localStorage.setItem(key, 'light');
    applyThemeChoice()();
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('ignores a stored value that isn’t a theme', () => {
    localStorage.setItem(key, 'sepia');
    applyThemeChoice()();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('follows another tab', () => {
    const stop = applyThemeChoice();
    render(<Chooser />);
    otherTabStores('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('status')).toHaveTextContent('dark');
    otherTabStores(null);
    expect(screen.getByRole('status')).toHaveTextContent('system');
    stop();
    otherTabStores('dark');
    expect(screen.getByRole('status')).toHaveTextContent('system');
  });

  it('lasts until the page closes if storage is blocked', async () => {
    const closed = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    applyThemeChoice()();
    render(<Chooser />);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('status')).toHaveTextContent('dark');
  });
});
