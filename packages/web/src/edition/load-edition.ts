let loading: Promise<void> | undefined;

/** Loads the whole edition once. The same promise until it fails. */
export function loadEdition(): Promise<void> {
  loading ??= import('./edition.ts').then(
    () => undefined,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
