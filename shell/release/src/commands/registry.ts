import { join } from 'node:path';
import { stopOnSignal } from '@rapport/origin';
import { failWith, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { answerUsage } from '../arguments.ts';
import { stackBaseUrl } from '../release-address.ts';
import { type AccessToken, openTokens } from '../service/access-tokens.ts';
import { describeAudit, openAuditLog } from '../service/audit-log.ts';
import { LIMITS } from '../service/limits.ts';
import { registryService } from '../service/registry-service.ts';
import { readServiceOrder, SERVICE_USAGE, type ServiceOrder } from '../service/service-order.ts';
import { folderOf, openStore } from '../stores/open-store.ts';

const now = () => new Date();

/** `pnpm registry`: runs the service that accepts releases over HTTP, and creates, lists, and revokes its tokens. */
async function registry(): Promise<void> {
  const args = process.argv.slice(2);
  answerUsage(SERVICE_USAGE, args);
  const order = readServiceOrder(args, process.env, REPOSITORY);
  const print = console.log;
  if (order.kind === 'serve') return serve(order);
  if (order.kind === 'log') {
    const entries = await openAuditLog(order.access, now).read();
    const { remote, last } = order;
    const chosen = entries.filter((entry) => remote === undefined || entry.remote === remote);
    if (chosen.length === 0) print('The log has nothing about that yet.');
    for (const entry of chosen.slice(-last)) print(describeAudit(entry));
    return;
  }
  const tokens = await openTokens(order.access);
  switch (order.kind) {
    case 'token': {
      const { secret, token } = await tokens.add(order, now());
      print(describeToken(token));
      print(`\n${secret}\n`);
      print('It is shown this one time. The team sets it as RELEASE_TOKEN.');
      return;
    }
    case 'tokens': {
      const all = await tokens.list();
      if (all.length === 0) print('There is no token yet: pnpm registry token <team> --remotes …');
      for (const token of all) print(describeToken(token));
      return;
    }
    case 'revoke': {
      const { id, team } = await tokens.revoke(order.id, now());
      print(`Token ${id} of ${team} is revoked; it is refused from now on.`);
      return;
    }
    default:
      return order satisfies never;
  }
}

async function serve(order: Extract<ServiceOrder, { kind: 'serve' }>): Promise<void> {
  const { target, access, host, port, fileBytes, hourBytes, trustedProxies } = order;
  const { shell } = order;
  const store = await openStore(target, REPOSITORY, 'registered', undefined, shell);
  if (store.service) throw new StepError(`${target} is a registry service itself.`);
  const folder = folderOf(target, REPOSITORY);
  const token = process.env.RELEASE_TOKEN?.trim();
  const server = registryService({
    store,
    tokens: await openTokens(access),
    audit: openAuditLog(access, now),
    limits: { ...LIMITS, fileBytes, hourBytes },
    baseUrl: order.baseUrl ?? (folder === undefined ? undefined : stackBaseUrl(folder)),
    promotesFrom: order.promotesFrom
      ? await openStore(order.promotesFrom, REPOSITORY, 'registered', token)
      : undefined,
    trustedProxies,
    warn: (line) => console.error(line),
    now,
  });
  server.on('error', (error) => {
    console.error(`Nothing is served: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const listening = typeof address === 'object' && address ? address.port : port;
    console.log(`Takes releases to ${store.name} at http://${host}:${listening}`);
    console.log(`Tokens and log: ${join(access, '')}`);
  });
  stopOnSignal(server);
}

function describeToken({ id, team, remotes, actions, expiresAt, revokedAt }: AccessToken): string {
  const end =
    revokedAt !== undefined
      ? `revoked ${revokedAt.slice(0, 10)}`
      : `${expiresAt > now().toISOString() ? 'until' : 'expired'} ${expiresAt.slice(0, 10)}`;
  return `${id}  ${team}  ${remotes.join(', ')}  ${actions.join(', ')}  ${end}`;
}

await registry().catch(failWith);
