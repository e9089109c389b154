/** When the user learned something, like "Told you on March 3", with the year unless it's this one. */
export function learnedOnText(day: string, now = new Date()): string {
  const date = new Date(`${day}T12:00:00`);
  const words = date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
  return `Told you on ${words}`;
}
