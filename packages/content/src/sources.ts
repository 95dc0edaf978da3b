import { formularySources } from './sources/formulary-sources.ts';
import { protocolSources } from './sources/protocol-sources.ts';

/** Every work the content names, by key. */
export const sources = { ...formularySources, ...protocolSources } as const;
