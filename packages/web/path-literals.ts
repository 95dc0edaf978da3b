import { paths } from '@first60/contract';
import type { Plugin } from 'vite';

const USE = /\bpaths\.(\w+)\b/g;
const isPath = (name: string): name is keyof typeof paths => Object.hasOwn(paths, name);

/**
 * Writes each path of the server in the place of its name. No bundler takes an object apart, and sign-in would load the
 * addresses of every screen.
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
