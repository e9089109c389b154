import { escapeHtml } from '../../mail/escape-html.ts';
import { type DigestContent } from './compose-digest.ts';

interface DigestLinks {
  today: string;
  settings: string;
  unsubscribe: string;
}

const WHY = 'You get this email because you turned on the daily email in Rapport.';

/** Renders the email as plain text. */
export function digestText(
  { lede, sections }: DigestContent,
  { today, settings, unsubscribe }: DigestLinks,
): string {
  const blocks = sections.map(({ title, entries, more }) =>
    [
      title.toUpperCase(),
      ...entries.map(({ name, reason, url }) => `- ${name}: ${reason}\n  ${url}`),
      ...(more === null ? [] : [`- and ${more}`]),
    ].join('\n'),
  );
  return [
    lede,
    ...blocks,
    `Open Rapport: ${today}`,
    `--\n${WHY}\nChange the hour: ${settings}\nUnsubscribe: ${unsubscribe}`,
  ].join('\n\n');
}

/** Inline styles, because many mail programs drop style sheets. */
const STYLE = {
  body: 'margin:0;padding:24px 16px;background:#fffefc;color:#211e1a;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  frame: 'max-width:560px;margin:0 auto',
  lede: 'margin:0 0 24px;font-size:18px;font-weight:400;line-height:1.5',
  title: 'margin:24px 0 8px;font-size:14px;font-weight:600;color:#57524a',
  list: 'margin:0;padding:0;list-style:none',
  entry: 'margin:0;padding:10px 0;border-top:1px solid #e6e2da',
  name: 'color:#211e1a;font-weight:600;text-decoration:underline',
  reason: 'display:block;color:#57524a',
  open: 'display:inline-block;margin:28px 0;padding:10px 18px;border-radius:8px;background:#0f5f70;color:#ffffff;font-weight:600;text-decoration:none',
  foot: 'margin:0;padding-top:16px;border-top:1px solid #e6e2da;font-size:13px;color:#57524a',
  link: 'color:#0f5f70',
} as const;

const style = (name: keyof typeof STYLE) => `style="${escapeHtml(STYLE[name])}"`;
const link = (url: string, text: string) =>
  `<a href="${escapeHtml(url)}" ${style('link')}>${escapeHtml(text)}</a>`;

/** Renders the email as HTML, without images or anything else that's fetched when it's opened. */
export function digestHtml(
  { subject, lede, sections }: DigestContent,
  { today, settings, unsubscribe }: DigestLinks,
): string {
  const blocks = sections.map(({ title, entries, more }) => {
    const items = entries.map(
      ({ name, reason, url }) =>
        `<li ${style('entry')}><a href="${escapeHtml(url)}" ${style('name')}>${escapeHtml(name)}</a>` +
        `<span ${style('reason')}>${escapeHtml(reason)}</span></li>`,
    );
    if (more !== null) items.push(`<li ${style('entry')}>and ${more}</li>`);
    return `<h2 ${style('title')}>${escapeHtml(title)}</h2>\n<ul ${style('list')}>${items.join('\n')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body ${style('body')}>
<div ${style('frame')}>
<h1 ${style('lede')}>${escapeHtml(lede)}</h1>
${blocks.join('\n')}
<p><a href="${escapeHtml(today)}" ${style('open')}>Open Rapport</a></p>
<p ${style('foot')}>${escapeHtml(WHY)} ${link(settings, 'Change the hour')} or ${link(unsubscribe, 'unsubscribe')}.</p>
</div>
</body>
</html>
`;
}
