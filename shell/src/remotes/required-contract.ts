import { CONTRACT_VERSION } from '@rapport/remote-api';
import { contractOf, type RegistryRemote, type RemoteRelease } from '@rapport/registry';
import { RemoteFailure } from './remote-failure.ts';

/** Whether this shell can run a release. */
export function isOfThisContract(remote: RegistryRemote, release: RemoteRelease): boolean {
  return contractOf(remote, release) === CONTRACT_VERSION;
}

/** @throws RemoteFailure when this shell cannot run a release */
export function requireContract(remote: RegistryRemote, release: RemoteRelease): void {
  if (isOfThisContract(remote, release)) return;
  throw new RemoteFailure(
    'incompatible',
    `${remote.name} ${release.version} was built for contract ${contractOf(remote, release)}; this shell speaks contract ${CONTRACT_VERSION}.`,
  );
}
