import { createHash } from 'node:crypto';

/** The state of the daily email that a link belongs to; `unknown` if the link is invalid. */
export type UnsubscribeState = 'on' | 'off' | 'unknown';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 32rem; margin: 4rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.3; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; background: #0f5f70; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #0f7f96; outline-offset: 2px; }
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const WORDS: Readonly<Record<UnsubscribeState, { title: string; body: string }>> = {
  on: {
    title: 'Stop the daily email?',
    // Without an action, a form is submitted to the address of its page.
    body: `<p>Rapport will stop sending you the daily email. You can turn it on again in the settings.</p>
<form method="post"><button>Unsubscribe</button></form>`,
  },
  off: {
    title: "You're unsubscribed",
    body: '<p>Rapport no longer sends you the daily email. You can turn it on again in the settings, under Notifications. You can close this page.</p>',
  },
  unknown: {
    title: 'This link no longer works',
    body: '<p>It belongs to an earlier email. Use the link of the newest one, or turn the daily email off in the settings, under Notifications.</p>',
  },
};

/** Renders a page without scripts or personal data. */
export function unsubscribePage(state: UnsubscribeState): { html: string; policy: string } {
  const { title, body } = WORDS[state];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Rapport</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return { html, policy: POLICY };
}
