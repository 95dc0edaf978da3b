import { OperatorError } from '../operator-error.ts';

/**
 * Runs an operator command. Its output goes to standard output, and a refusal goes to standard error as one sentence.
 */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof OperatorError ? error.message : `The command failed: ${error}`}\n`);
      process.exitCode = 1;
    },
  );
}
