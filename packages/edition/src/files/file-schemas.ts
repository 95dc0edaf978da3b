import { z } from 'zod';
import { actsFile } from './act-file.ts';
import { classesFile, conditionsFile, monitoringFile, routesFile, targetsFile } from './act-tables.ts';
import { arrestFile, clocksFile } from './arrest-file.ts';
import { adultDosingFile, quickAgeDosesFile, quickDosesFile } from './calculator-files.ts';
import { linesFile } from './card-line-file.ts';
import { drugFile } from './drug-file.ts';
import { FORMS } from './either-form.ts';
import { exceptionsFile } from './exceptions-file.ts';
import { protocolFile } from './protocol-file.ts';
import {
  algorithmFile,
  devicesFile,
  editionFile,
  hospitalFile,
  illustrationFile,
  kitsFile,
  reviewPointsFile,
  sourcesFile,
  uncoveredTopicsFile,
  wordFamiliesFile,
  zonesFile,
} from './table-files.ts';
import { withoutBraces } from './without-braces.ts';
import {
  circumstanceWordsFile,
  deviceWordsFile,
  effectsFile,
  siteWordsFile,
  stepWordsFile,
  warningWordsFile,
} from './word-tables.ts';

/** The schema for every file of an edition, by the file's path in the folder. */
export const FILE_SCHEMAS = {
  'edition.yaml': editionFile,
  'drugs/*.yaml': drugFile,
  'acts/*.yaml': withoutBraces(actsFile),
  'protocols/*/*.yaml': protocolFile,
  'lines/*.yaml': linesFile,
  'calculators/quick-doses.yaml': quickDosesFile,
  'calculators/quick-age-doses.yaml': quickAgeDosesFile,
  'calculators/adult-dosing.yaml': adultDosingFile,
  'codes/adult.yaml': arrestFile,
  'codes/child.yaml': arrestFile,
  'clocks.yaml': clocksFile,
  'kits.yaml': kitsFile,
  'zones.yaml': zonesFile,
  'devices.yaml': devicesFile,
  'hospitals/*.yaml': hospitalFile,
  'algorithms/*.yaml': algorithmFile,
  'illustrations/*.yaml': illustrationFile,
  'sources/*.yaml': withoutBraces(sourcesFile),
  'search/word-families.yaml': wordFamiliesFile,
  'search/uncovered-topics.yaml': uncoveredTopicsFile,
  'tables/conditions.yaml': withoutBraces(conditionsFile),
  'tables/monitoring.yaml': withoutBraces(monitoringFile),
  'tables/targets.yaml': withoutBraces(targetsFile),
  'tables/routes.yaml': withoutBraces(routesFile),
  'tables/classes.yaml': withoutBraces(classesFile),
  'tables/sites.yaml': siteWordsFile,
  'tables/devices.yaml': deviceWordsFile,
  'tables/steps.yaml': stepWordsFile,
  'tables/circumstances.yaml': circumstanceWordsFile,
  'tables/warnings.yaml': warningWordsFile,
  'tables/effects.yaml': withoutBraces(effectsFile),
  'review-points.yaml': reviewPointsFile,
  'exceptions.yaml': exceptionsFile,
} as const;

/** JSON Schemas by the files they are for. A text editor uses them for completion and checking. */
export const editorSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries<z.ZodType>(FILE_SCHEMAS).map(([files, schema]) => [files, jsonSchema(schema)]));

/** The schema that a text editor reads. A schema that has several forms accepts any of them. */
const jsonSchema = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema: made }) => {
      const forms = FORMS.get(zodSchema);
      if (forms) made.anyOf = forms.map(jsonSchema);
    },
  });
