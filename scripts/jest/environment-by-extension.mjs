import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import BrowserEnvironment from './jsdom-environment.mjs';

/**
 * Uses a DOM for tests that render, which end in `.tsx`, and plain Node for all other tests of a front end:
 * creating a DOM takes longer than most tests of a rule. A `.test.ts` that needs one begins with
 * `@jest-environment` and the path of jsdom-environment.mjs.
 */
export default class EnvironmentByExtension {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
    return new Environment(config, context);
  }
}
