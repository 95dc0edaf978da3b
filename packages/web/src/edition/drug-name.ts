import type { Drug } from '@first60/content';

/** A drug's name with its look-alike letters raised. */
export const drugName = ({ tallMan, genericName }: Drug): string => tallMan ?? genericName;
