import { render, screen } from '@testing-library/react';
import { PartBoundary } from './part-boundary.tsx';

function Labels({ labels }: { labels?: readonly string[] }) {
  return <p>{labels!.join(', ')}</p>;
}

beforeEach(() => {
  // React logs errors that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('contains a render error, and offers a reload', () => {
  render(
    <>
      <PartBoundary>
        <Labels />
      </PartBoundary>
      <p>The rest</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent("This part can't be shown.");
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
});

it('renders again when its reset key changes', () => {
  const shown = (resetKey: string, labels?: readonly string[]) => (
    <PartBoundary resetKey={resetKey}>
      <Labels {...(labels && { labels })} />
    </PartBoundary>
  );
  const { rerender } = render(shown('1'));
  rerender(shown('1', ['Board']));
  expect(screen.queryByText('Board')).toBeNull();
  rerender(shown('2', ['Board']));
  expect(screen.getByText('Board')).toBeVisible();
});

it('leaves code that failed to load to the boundary around it', () => {
  const missing = new Error('Failed to fetch dynamically imported module: http://a.test/today.js');
  function Lazy(): never {
    throw missing;
  }
  const draw = () =>
    render(
      <PartBoundary>
        <Lazy />
      </PartBoundary>,
    );
  expect(draw).toThrow(missing);
});
