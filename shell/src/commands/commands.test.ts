import { createCommands } from './commands.ts';

const command = (id: string, label: string, isAvailable?: () => boolean) => ({
  id,
  label,
  run: () => {},
  ...(isAvailable && { isAvailable }),
});
const labels = (commands: { label: string }[]) => commands.map(({ label }) => label);

describe('the commands', () => {
  it('of a remote hide those of the shell with the same ID, and the newest offer comes first', () => {
    const commands = createCommands();
    const base = [command('add', 'of the shell'), command('help', 'help')];
    const takeBack = commands.offer(() => [command('add', 'of the page')]);
    commands.offer(() => [command('log', 'log')]);
    expect(labels(commands.available(base))).toEqual(['log', 'of the page', 'help']);
    takeBack();
    expect(labels(commands.available(base))).toEqual(['log', 'of the shell', 'help']);
  });

  it('are those available when they are read', () => {
    const commands = createCommands();
    let focused = false;
    commands.offer(() => [command('log', 'open contact')]);
    commands.offer(() => [command('log', 'focused row', () => focused)]);
    expect(labels(commands.available())).toEqual(['open contact']);
    focused = true;
    expect(labels(commands.available())).toEqual(['focused row']);
  });

  it('of other remotes remain if one remote throws', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const commands = createCommands();
    commands.offer(() => [command('log', 'log')]);
    commands.offer(() => {
      throw new Error('broken');
    });
    expect(labels(commands.available())).toEqual(['log']);
  });
});
