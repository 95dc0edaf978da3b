import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { OperatorError } from '../operator-error.ts';
import type { Terminal } from './terminal.ts';

/** The dependencies of a command. */
export interface CommandParts {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDir' | 'freshnessKey'>;
  readonly terminal: Terminal;
}

/** A command of `npm run admin -- content`. It returns the text to show, and throws an OperatorError on failure. */
export interface ContentCommand {
  /** The words after "content", as shown in the usage. */
  readonly usage: string;
  readonly run: (args: readonly string[], parts: CommandParts) => Promise<string>;
}

/** The words and options of a command line. Undefined when it contains any that the command does not know. */
export function parsedArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

export const usageError = ({ usage }: Pick<ContentCommand, 'usage'>) =>
  new OperatorError(`Usage: npm run admin -- content ${usage}`);
