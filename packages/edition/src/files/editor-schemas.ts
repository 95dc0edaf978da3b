import { z } from 'zod';
import { adultDosingFile, quickAgeDosesFile, quickDosesFile } from './calculator-files.ts';
import { drugFile } from './drug-file.ts';
import { exceptionsFile } from './exceptions-file.ts';
import { linesFile } from './line-file.ts';
import { protocolFile } from './protocol-file.ts';
import {
  algorithmFile,
  devicesFile,
  editionFile,
  hospitalFile,
  illustrationFile,
  reviewPointsFile,
  sourcesFile,
  uncoveredTopicsFile,
  wordFamiliesFile,
  zonesFile,
} from './table-files.ts';

/** The schema of the files that a pattern names. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'edition.yaml': editionFile,
  'drugs/*.yaml': drugFile,
  'protocols/*/*.yaml': protocolFile,
  'lines/*.yaml': linesFile,
  'calculators/quick-doses.yaml': quickDosesFile,
  'calculators/quick-age-doses.yaml': quickAgeDosesFile,
  'calculators/adult-dosing.yaml': adultDosingFile,
  'zones.yaml': zonesFile,
  'devices.yaml': devicesFile,
  'hospitals/*.yaml': hospitalFile,
  'algorithms/*.yaml': algorithmFile,
  'illustrations/*.yaml': illustrationFile,
  'sources/*.yaml': sourcesFile,
  'search/word-families.yaml': wordFamiliesFile,
  'search/uncovered-topics.yaml': uncoveredTopicsFile,
  'review-points.yaml': reviewPointsFile,
  'exceptions.yaml': exceptionsFile,
};

/** JSON Schemas by the files they are for, with which an editor completes and checks what is typed. */
export const editorSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(SCHEMAS).map(([files, schema]) => [files, z.toJSONSchema(schema, { io: 'input', reused: 'ref' })]),
  );
