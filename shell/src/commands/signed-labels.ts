import { type Label } from '@rapport/api-client';

/**
 * Rewrites signs before the name of a label in words: "+VIP marta", "#vip marta", and "marta = vip" add it, and "marta
 * -vip" takes it off.
 */
export function withoutSigns(text: string, labels: readonly Pick<Label, 'name'>[]): string {
  if (!/[+#=\-–−→]/u.test(text)) return text;
  let written = text;
  for (const { name } of labels) {
    const words = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    if (words === '') continue;
    const place = new RegExp(
      `(?<=^|\\s)(?:(?:[+#=→]|->)\\s*|([-–−]))(${words})(?=[\\s,;.]|$)`,
      'giu',
    );
    written = written.replaceAll(place, (_, minus: string | undefined, found: string) =>
      minus === undefined ? `add label ${found}` : `remove label ${found}`,
    );
  }
  return written;
}
