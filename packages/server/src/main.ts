import { readConfig } from './config.ts';
import { stopOnSignal } from './http/shutdown.ts';
import { webAppIsBuilt } from './http/web-files.ts';
import { OperatorError } from './operator-error.ts';
import { serve } from './serve.ts';

/** Entry point of `npm start`. Standard output is for the operator to read. Logs go to standard error. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { address, close } = await serve(config);
  stopOnSignal(close);

  if (!webAppIsBuilt(config.webRoot)) {
    process.stderr.write(`The web app is not built (no index.html in ${config.webRoot}): only the API is served.\n`);
  }
  process.stdout.write(`First60 is listening on ${address}\n`);
  process.stdout.write('First administrator: register in the app, then run: npm run admin -- grant EMAIL\n');
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof OperatorError ? error.message : `First60 cannot start: ${error}`}\n`);
  process.exitCode = 1;
});
