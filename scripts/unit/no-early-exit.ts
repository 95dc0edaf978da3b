/* Loaded before test files that share a process: one that ends it would take the tests of all others with it, unseen. */

process.exit = (code) => {
  throw new Error(`A test that shares its process must not end it (process.exit(${code ?? ''})).`);
};
