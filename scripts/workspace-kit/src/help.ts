/** Prints how a command is used and ends the program, if its arguments ask for that with `--help` or `-h`. */
export function printHelp(args: readonly string[], help: string): void {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(help);
  process.exit(0);
}
