import { runAdmin } from './run-admin.ts';
import { runCommand } from './run-command.ts';

/* Entry of `npm run admin`. */
runCommand(runAdmin);
