export { checkEdition } from './check-edition.ts';
export type { Finding } from './finding.ts';
