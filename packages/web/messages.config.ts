import { join } from 'node:path';
import type { CompilerOptions } from '@inlang/paraglide-js';

/** Settings for compiling messages/*.json into typed functions. The build and the type check share them. */
export const messageCompiler = {
  project: join(import.meta.dirname, 'project.inlang'),
  outdir: join(import.meta.dirname, 'src/paraglide'),
  strategy: ['localStorage', 'baseLocale'],
  emitReadme: false,
} satisfies CompilerOptions;
