type Optional<T> = { [Key in keyof T]: undefined extends T[Key] ? Key : never }[keyof T];

/** An object whose undefined fields have become optional. */
export type GivenParts<T> = Omit<T, Optional<T>> & { readonly [Key in Optional<T>]?: Exclude<T[Key], undefined> };

/** The same object without the fields that are undefined, so that what is not said is absent. */
export const givenParts = <T extends object>(all: T): GivenParts<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as GivenParts<T>;
