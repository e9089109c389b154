/** The page is read outside of the product, so it has its own plain style for screen and paper. */
export const PERSON_DOCUMENT_STYLE = `
:root { color-scheme: light; }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; } }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { display: flex; gap: 1rem; align-items: flex-start; }
img { flex: none; border-radius: 0.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2rem 0 0.5rem; padding-top: 1rem; border-top: 1px solid GrayText; font-size: 1.15rem; break-after: avoid; }
header p, footer p, .none { margin: 0; opacity: 0.8; }
footer { margin-top: 2rem; }
dl { display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0; }
dt { opacity: 0.8; }
dd { margin: 0; white-space: pre-wrap; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.6rem 0; break-inside: avoid; }
li + li { border-top: 1px solid color-mix(in srgb, GrayText 35%, transparent); }
dd > ol > li:first-child { padding-top: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { font-weight: normal; opacity: 0.8; }
td { border-top: 1px solid color-mix(in srgb, GrayText 35%, transparent); }
tr { break-inside: avoid; }
dt:has(+ dd > table) { grid-column: 1 / -1; margin-top: 0.5rem; }
dd:has(> table) { grid-column: 1 / -1; }
@media (max-width: 36rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 0.4rem; } }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt; } }
`;
