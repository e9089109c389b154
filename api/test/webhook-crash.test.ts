import { until } from './until.ts';
import { addWebhook, startWebhookProcesses } from './webhook-processes.ts';

it('a message that was under way when the API was killed comes again with the same ID, and none is lost', async () => {
  const webhooks = await startWebhookProcesses();
  const { receiver } = webhooks;
  try {
    await webhooks.start(1);
    const ada = await webhooks.api().signIn();
    await addWebhook(ada, receiver.address);
    receiver.answer(() => undefined);
    await ada.post('/api/contacts', { displayName: 'Ada' }).expect(201);
    await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    await until(() => receiver.received.length === 1);
    await webhooks.kill();

    receiver.answer();
    await webhooks.endClaims();
    await webhooks.start(1);
    await until(() => receiver.received.length === 3);
    const [first, again] = receiver.received;
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(receiver.told().slice(1)).toEqual(await webhooks.fed(ada));
  } finally {
    await webhooks.close();
  }
});
