import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { listen } from './http/listen.ts';
import { createLogger, standardError } from './logger.ts';

/** A listening server. */
export interface Serving {
  /** The address in a form that a browser accepts ("http://127.0.0.1:3000"). */
  readonly address: string;
  /** Finishes the running requests, then closes the database. */
  readonly close: () => Promise<void>;
}

/** Opens the database and listens. If either fails, it throws an OperatorError and leaves nothing open. */
export async function serve(config: Config): Promise<Serving> {
  const database = await openDatabase(config);
  const logger = createLogger(config.logLevel, standardError());
  const app = await buildApp({ config, database, logger });
  app.addHook('onClose', () => database.destroy());
  const close = (): Promise<void> => app.close();
  const address = await listen(app, config).catch(async (error) => {
    await close();
    throw error;
  });
  return { address, close };
}
