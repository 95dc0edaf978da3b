import { join } from 'node:path';
import type { CompilerOptions } from '@inlang/paraglide-js';

/** How messages/*.json becomes typed functions. The build and the type check share it. */
export const messageCompiler = {
  project: join(import.meta.dirname, 'project.inlang'),
  outdir: join(import.meta.dirname, 'src/paraglide'),
  strategy: ['localStorage', 'baseLocale'],
  emitReadme: false,
} satisfies CompilerOptions;
