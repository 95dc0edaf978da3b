import { createInterface, type Interface } from 'node:readline';
import { OperatorError } from '../operator-error.ts';

/** Asks the operator for input on behalf of a command. Standard output remains reserved for the command's result. */
export interface Terminal {
  readonly say: (text: string) => void;
  /** Reads the next line of standard input, which may be a pipe. */
  readonly ask: (question: string) => Promise<string>;
  readonly close: () => void;
}

export function createTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  return {
    say: (text) => output.write(`${text}\n`),
    ask: async (question) => {
      output.write(question);
      // Opened only when the first question is asked, because an open input keeps the command from ending.
      reader ??= createInterface({ input });
      lines ??= reader[Symbol.asyncIterator]();
      const { value, done } = await lines.next();
      if (done === true) throw new OperatorError('The input ended before the answer. Nothing was changed.');
      return value;
    },
    close: () => reader?.close(),
  };
}
