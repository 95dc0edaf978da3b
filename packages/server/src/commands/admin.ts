import { runAdmin } from './run-admin.ts';
import { runCommand } from './run-command.ts';

/* Entry point of `npm run admin`. */
runCommand(runAdmin);
