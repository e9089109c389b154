import { render, screen } from '@testing-library/react';
import { MeetingReach } from './meeting-reach.tsx';

const linksOf = (primaryPhone: string | null, primaryEmail: string | null) => {
  render(<MeetingReach contact={{ primaryPhone, primaryEmail }} />);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('how to reach someone on the way to a meeting', () => {
  const BODY = "I'm%20running%20a%20few%20minutes%20late.";

  it('is a call, and a text message that says so', () => {
    expect(linksOf('+43 1 5550142', 'lise@example.com')).toEqual([
      ...['tel:+4315550142', `sms:+4315550142?&body=${BODY}`],
    ]);
  });

  it('is a mail where no text message can arrive', () => {
    const mail = `mailto:lise@example.com?subject=Running%20late&body=${BODY}`;
    expect(linksOf('+43 1 5550142 ext. 12', 'lise@example.com')).toEqual([
      ...['tel:+4315550142;ext=12', mail],
    ]);
  });

  it('is nothing where neither is known', () => {
    expect(linksOf(null, null)).toEqual([]);
  });
});
