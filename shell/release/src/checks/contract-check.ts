import { SHARED_MODULE_IDS } from '@rapport/remote-api/contract';
import semver from 'semver';
import { StepError } from '@rapport/workspace-kit';
import { type RemoteBuild } from '../remote-build.ts';
import { type ShellOffer } from './shell-offer.ts';

interface Candidate {
  name: string;
  /** Contract version of the sources. */
  contract: number;
  build: RemoteBuild;
}

/**
 * Checks that a built remote fits a shell: its contract, the modules that it has to expose, and compatible versions
 * of everything that it takes from the shell.
 * @throws StepError that lists everything that doesn't fit, and what to do
 */
export function checkContract({ name, contract, build }: Candidate, offer: ShellOffer): void {
  const problems: string[] = [];
  if (contract !== offer.contract) {
    problems.push(
      `it was built for contract ${contract}, and this shell speaks contract ${offer.contract}. ${
        contract > offer.contract
          ? 'Release the shell first.'
          : 'Build the remote from sources of the same contract.'
      }`,
    );
  }
  const expected = ['./module', ...SHARED_MODULE_IDS.flatMap((id) => moduleOf(name, id))];
  for (const module of expected.filter((path) => !build.exposes.includes(path))) {
    problems.push(
      `it does not expose ${module}, which the contract asks of it. Name it under "exposes" in ${name}/vite.config.ts.`,
    );
  }
  for (const { name: module, requiredVersion } of build.shared) {
    const offered = offer.shared[module];
    if (offered === undefined) {
      problems.push(
        `it takes ${module} from the shell, and this shell does not share it. Bundle it, or release a shell that shares it.`,
      );
    } else if (!semver.satisfies(offered, requiredVersion)) {
      problems.push(
        `it needs ${module} ${requiredVersion}, and this shell has ${offered}. Use the version in the catalog of pnpm-workspace.yaml that the shell was built with, or release the shell first.`,
      );
    }
  }
  if (problems.length > 0) {
    throw new StepError(
      `${name} does not fit the shell at ${offer.shell}, so it was not released:\n- ${problems.join('\n- ')}`,
    );
  }
}

function moduleOf(name: string, id: string): string[] {
  return id.startsWith(`${name}/`) ? [`./${id.slice(name.length + 1)}`] : [];
}
