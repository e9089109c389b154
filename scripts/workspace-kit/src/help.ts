/** Prints the usage of a command and exits, if its arguments contain `--help` or `-h`. */
export function printHelp(args: readonly string[], help: string): void {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(help);
  process.exit(0);
}
