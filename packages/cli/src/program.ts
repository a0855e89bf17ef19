// Finds the command that is asked for, runs it, and turns its failures into a sentence and an exit status.
import { CommandError, UsageError, type Command, type ExitStatus } from './command.ts';
import { helpOn, overview } from './help-text.ts';
import type { Terminal } from './terminal.ts';

const ASKS_FOR_HELP = new Set(['help', '--help', '-h']);

export async function runProgram(
  commands: readonly Command[],
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitStatus> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || ASKS_FOR_HELP.has(name)) {
      const [topic] = rest;
      terminal.write(topic === undefined ? overview(commands) : helpOn(named(commands, topic)));
      return name === undefined ? 2 : 0;
    }
    const command = named(commands, name);
    if (rest.some((arg) => arg !== 'help' && ASKS_FOR_HELP.has(arg))) {
      terminal.write(helpOn(command));
      return 0;
    }
    return await command.run(rest, terminal);
  } catch (thrown) {
    return failed(thrown, name, terminal);
  }
}

function named(commands: readonly Command[], name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new UsageError(`There is no command called "${name}".`);
  return command;
}

function failed(thrown: unknown, name: string | undefined, terminal: Terminal): ExitStatus {
  if (thrown instanceof CommandError) {
    terminal.complain(`arpents ${name ?? ''}: ${thrown.message}`);
    return 1;
  }
  if (thrown instanceof UsageError) {
    terminal.complain(`arpents: ${thrown.message} See: npm run -s arpents -- help`);
    return 2;
  }
  throw thrown;
}
