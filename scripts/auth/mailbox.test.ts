import { Mailbox } from './mailbox.ts';

const EMAIL = {
  to: 'ada@example.com',
  subject: 'Today',
  text: 'Two people due.',
  html: null,
  messageId: '<digest.1@example.com>',
  unsubscribe: null,
};

describe('the local mailbox', () => {
  it('drops the copy of an email, by its Message-ID and its address', () => {
    const mailbox = new Mailbox();
    for (const change of [
      {},
      {},
      { to: 'grace@example.com' },
      { messageId: '<digest.2@example.com>' },
      { messageId: null },
      { messageId: null },
    ]) {
      mailbox.receive({ ...EMAIL, ...change });
    }
    expect(mailbox.list('grace@example.com')).toHaveLength(1);
    expect(mailbox.list('ada@example.com').map(({ received }) => received?.messageId)).toEqual([
      null,
      null,
      '<digest.2@example.com>',
      '<digest.1@example.com>',
    ]);
  });
});
