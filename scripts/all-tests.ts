import { sideBySide } from './side-by-side.ts';

/*
 * The checks and the browser tests of `npm test`, at the same time: browser tests wait half of their time, and the others
 * hardly ever. What is made of the sources, and the built app, are there before.
 */
process.stdout.write(
  'Checks and browser tests run side by side. Each reports once it has ended, in some ten minutes.\n',
);
const passed = await sideBySide([
  ['npm', 'run', '--silent', 'check:made'],
  ['npm', 'run', '--silent', 'e2e'],
]);
if (!passed) process.exitCode = 1;
