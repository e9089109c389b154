import { AT_ONCE, never, startDigests } from './digest-processes.ts';
import { until } from './until.ts';

it('the daily email reaches everyone once when the API is killed before the mail server says that it has it', async () => {
  const digests = await startDigests();
  try {
    const addresses = await digests.addPeople(AT_ONCE + 1);
    digests.mail.answer(never);
    await digests.start(1);
    await until(async () => (await digests.handedOver()) === AT_ONCE);
    await digests.kill();
    expect(digests.mail.received).toHaveLength(AT_ONCE);

    digests.mail.answer(() => null);
    await digests.endClaims();
    await digests.start(1);
    await until(digests.allAreSent);
    expect(await digests.receiversAfterAnotherLook()).toEqual(addresses);
  } finally {
    await digests.close();
  }
});
