import { type UserScope, userScope } from './user-scope.ts';

/** Whose part it is while nobody uses the device. */
const NOBODY = {};

/**
 * State of a part of the app that belongs to one user: made anew for each scope and gone with it. Asked without one it
 * is that of whoever uses the device.
 */
export function perUser<Part>(make: (scope: UserScope | null) => Part): (scope?: UserScope | null) => Part {
  const parts = new WeakMap<object, { readonly part: Part }>();
  return (scope = userScope()) => {
    const known = parts.get(scope ?? NOBODY) ?? { part: make(scope) };
    parts.set(scope ?? NOBODY, known);
    return known.part;
  };
}
