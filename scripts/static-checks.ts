import { sideBySide } from './side-by-side.ts';

/* The checks that read the sources and run nothing of them. Side by side, because the type check uses one core alone. */
const passed = await sideBySide([
  ['biome', 'ci', '--error-on-warnings', '.'],
  ['tsc', '-b', 'packages/*', 'packages/web/src/service-worker', '.'],
  ['knip'],
]);
if (!passed) process.exitCode = 1;
