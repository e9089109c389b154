import { failWith, REPOSITORY } from '@rapport/workspace-kit';
import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';
import { answerUsage } from '../arguments.ts';
import { makeDeployment, nextSteps } from '../deploy-init/make-deployment.ts';
import { DEPLOY_USAGE, planDeployment } from '../deploy-init/plan-deployment.ts';
import { openStore } from '../stores/open-store.ts';

/** `pnpm deploy:init`: creates registry, config, and example environments of a new deployment. Not interactive. */
async function deployInit(): Promise<void> {
  const args = process.argv.slice(2);
  answerUsage(DEPLOY_USAGE, args);
  const plan = planDeployment(args);
  const store = await openStore(plan.target, REPOSITORY, 'any');
  const files = await makeDeployment(plan, store);
  for (const file of files) console.log(`  ${store.name}/${file}`);
  const remotes = LOCAL_REMOTES.map(({ name }) => name);
  console.log(`\n${nextSteps(plan, remotes, store.name)}`);
}

await deployInit().catch(failWith);
