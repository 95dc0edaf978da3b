import { paths } from '@first60/contract';
import type { Plugin } from 'vite';

const USE = /\bpaths\.(\w+)\b/g;
const isPath = (name: string): name is keyof typeof paths => Object.hasOwn(paths, name);

/**
 * Replaces each server path's name with the path itself. Bundlers do not split up an object, so sign-in would otherwise
 * load the addresses of every screen.
 */
export function pathLiterals(): Plugin {
  return {
    name: 'path-literals',
    apply: 'build',
    transform: {
      filter: { id: /packages[\\/]web[\\/]src[\\/].*\.tsx?$/, code: /\bpaths\.\w/ },
      handler: (code) => ({
        code: code.replace(USE, (use, name: string) => (isPath(name) ? JSON.stringify(paths[name]) : use)),
        map: null,
      }),
    },
  };
}
