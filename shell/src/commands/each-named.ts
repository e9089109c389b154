import { shownText } from '@rapport/contracts';
import { type Verb } from './verbs.ts';

/**
 * Replaces each verb for something with a name, such as a label or a saved view, by one per name, so that "clients" is
 * enough. Verbs that also take a person stay.
 * @param what its placeholder, without braces
 */
export function eachNamed(
  verbs: readonly Verb[],
  what: 'label' | 'view',
  named: readonly { id: string; name: string }[],
): Verb[] {
  const ids = new Set(verbs.map(({ id }) => id));
  const placeholder = `{${what}}`;
  return verbs.flatMap((verb): Verb[] => {
    const { to, toPerson, says = verb.label, words } = verb;
    if (to?.includes(placeholder) !== true || toPerson !== undefined) return [verb];
    return (
      named
        .map(({ id, name }) => ({
          id: `${verb.id}:${id}`,
          label: says.replace(placeholder, shownText(name)),
          words: [name, ...words.map((word) => `${word} ${name}`)],
          to: to.replace(placeholder, encodeURIComponent(id)),
        }))
        // The contact list offers its views itself.
        .filter(({ id }) => !ids.has(id))
    );
  });
}
