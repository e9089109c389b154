import { nativeCopy } from './native-copy.mjs';
import { plainWords } from './plain-words.mjs';
import { settingsInEnv } from './settings-in-env.mjs';
import { waitForStates } from './wait-for-states.mjs';

/** The project's own oxlint rules. */
export default {
  meta: { name: 'rapport' },
  rules: {
    'native-copy': nativeCopy,
    'plain-words': plainWords,
    'settings-in-env': settingsInEnv,
    'wait-for-states': waitForStates,
  },
};
