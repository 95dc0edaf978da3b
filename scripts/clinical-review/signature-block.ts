import { plain } from './markdown.ts';

/** Space for the decision and the signature, filled in by hand or in a copy of the sheet. */
export const signatureBlock = (of: string): string[] => [
  `> **${plain(of)}**: [ ] approved [ ] approved with the changes below [ ] not approved`,
  '>',
  '> Changes: ______________________________________________',
  '>',
  '> Name: ____________________ Signature: ____________________ Date: ____________',
  '',
];
