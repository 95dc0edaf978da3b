import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the options of a command. An option that the command does not have ends it with a sentence and its usage. */
export function commandOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : [];
    process.stderr.write(`${reason}.\n${usage}\n`);
    return process.exit(2);
  }
}
