import { cardiacSources } from './sources/cardiac-sources.ts';
import { ecgSources } from './sources/ecg-sources.ts';
import { formularySources } from './sources/formulary-sources.ts';
import { medicalSources } from './sources/medical-sources.ts';
import { proceduresSources } from './sources/procedures-sources.ts';
import { protocolSources } from './sources/protocol-sources.ts';
import { traumaSources } from './sources/trauma-sources.ts';

/** Every work the content names, by key. */
export const sources = {
  ...formularySources,
  ...protocolSources,
  ...cardiacSources,
  ...medicalSources,
  ...traumaSources,
  ...proceduresSources,
  ...ecgSources,
} as const;
