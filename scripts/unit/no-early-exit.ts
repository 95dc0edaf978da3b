/*
 * Loaded before test files that share a process: a file that ends the process would silently end the tests of all
 * others too.
 */

process.exit = (code) => {
  throw new Error(`A test that shares its process must not end it (process.exit(${code ?? ''})).`);
};
