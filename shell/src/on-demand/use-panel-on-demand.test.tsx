import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanelOnDemand } from './use-panel-on-demand.ts';

interface Part {
  Panel: (props: { open: boolean }) => React.ReactElement;
}
const part: Part = { Panel: ({ open }) => <p>{open ? 'open' : 'closed'}</p> };

function Subject({
  load,
  onUnavailable,
}: {
  load: () => Promise<Part>;
  onUnavailable: () => void;
}) {
  const opened = usePanelOnDemand(load, onUnavailable);
  return (
    <>
      <button onClick={opened.show} {...opened.preparing}>
        Show
      </button>
      {opened.part && <opened.part.Panel open={opened.open} />}
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('usePanelOnDemand', () => {
  it('prefetches a part when its use is likely, and shows it when it is used', async () => {
    const load = jest.fn(async () => part);
    render(<Subject load={load} onUnavailable={() => {}} />);
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/open|closed/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('open')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports that a part is unavailable, and fetches it again the next time', async () => {
    const load = jest.fn<Promise<Part>, []>().mockRejectedValue(new Error('offline'));
    const onUnavailable = jest.fn();
    render(<Subject load={load} onUnavailable={onUnavailable} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(part);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('open')).toBeInTheDocument();
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });
});
