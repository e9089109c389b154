/** A calendar file with one all-day event, whose description is the text. */
export function dayFile({
  date,
  title,
  text,
  now = new Date(),
}: {
  /** Like `2026-12-04`. */
  date: string;
  title: string;
  text: string;
  now?: Date;
}): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rapport//Words//EN',
    'BEGIN:VEVENT',
    `UID:${stamp}-${date}@rapport`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .flatMap(folded)
    .join('\r\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Folds a line of a calendar file at 75 bytes; its continuation lines are indented. */
function folded(line: string): string[] {
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1) ?? '';
    if (new TextEncoder().encode(last + sign).length > 75) lines.push(` ${sign}`);
    else lines[lines.length - 1] = last + sign;
  }
  return lines;
}
