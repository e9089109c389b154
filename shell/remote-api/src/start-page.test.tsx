import { render } from '@testing-library/react';
import { useStartPage } from './start-page.ts';

function Fallback() {
  useStartPage();
  return null;
}

const startPage = () => document.getElementById('start-page');

beforeEach(() => {
  const page = document.createElement('div');
  page.id = 'start-page';
  document.body.append(page);
});
afterEach(() => startPage()?.remove());

describe('useStartPage', () => {
  it('keeps the start page from one fallback to the next, and removes it after the last', async () => {
    const { rerender } = render(<Fallback key="shell" />);
    rerender(<Fallback key="remote" />);
    await Promise.resolve();
    expect(startPage()).not.toBeNull();
    rerender(<p>The page</p>);
    await Promise.resolve();
    expect(startPage()).toBeNull();
  });

  it('does nothing in a page that has none', () => {
    startPage()?.remove();
    const { unmount } = render(<Fallback />);
    expect(unmount).not.toThrow();
  });
});
