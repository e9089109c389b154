import { fireEvent, render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Avatar } from './avatar.tsx';

const photo = () => document.querySelector('img');
const initialed = (initials: string) => document.querySelector(`[data-initials="${initials}"]`);

describe('Avatar', () => {
  it('shows initials and is silent next to a name', () => {
    render(<Avatar name="Lise Meitner" />);
    expect(initialed('LM')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no text, so only its label names a surrounding button', () => {
    const { container } = render(<Avatar name="Lise Meitner" />);
    expect(container).toHaveTextContent(/^$/);
  });

  it('is an image if it stands alone', () => {
    render(<Avatar name="Lise Meitner" alt="Lise Meitner" />);
    expect(screen.getByRole('img', { name: 'Lise Meitner' })).toBeInTheDocument();
  });

  it('covers the initials with a photo and sends no referrer for it', () => {
    render(<Avatar name="Lise Meitner" src="https://photos.example/lm.jpg" />);
    expect(photo()).toHaveAttribute('src', 'https://photos.example/lm.jpg');
    expect(photo()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(initialed('LM')).toBeInTheDocument();
  });

  it.each([undefined, null, ''])('has no photo for the address %j', (src) => {
    render(<Avatar name="Lise Meitner" src={src} />);
    expect(photo()).toBeNull();
  });

  it('falls back to the initials if the photo is broken, until there is another', () => {
    const { rerender } = render(<Avatar name="Lise Meitner" src="/broken.jpg" />);
    fireEvent.error(photo()!);
    expect(photo()).toBeNull();
    rerender(<Avatar name="Lise Meitner" src="/new.jpg" />);
    expect(photo()).toHaveAttribute('src', '/new.jpg');
  });

  it('has no accessibility violations', async () => {
    render(
      <>
        <Avatar name="Lise Meitner" checked />
        <Avatar name="Lise Meitner" src="/lm.jpg" alt="Lise Meitner" />
      </>,
    );
    await expectNoViolations();
  });
});
