import { z } from 'zod';
import { sourceKeys } from './line-file.ts';

/** One condition or several. They are listed with commas between them, so none of them may contain a comma. */
const conditions = z
  .union([z.string(), z.array(z.string()).min(1)])
  .transform((written): readonly string[] => (typeof written === 'string' ? [written] : written))
  .refine((written) => written.every((one) => !/[,;]|\.$/.test(one)), {
    message: 'A condition holds no comma, no semicolon and no full stop: write several as a list.',
  });

const contraindication = z.strictObject({
  /** The drug is not given under these conditions. */
  never: conditions.exactOptional(),
  /** Under these conditions, OLMD decides first. */
  callFirst: conditions.exactOptional(),
  /** The age group they apply to, when they do not apply to both. */
  to: z.enum(['adult', 'pediatric']).exactOptional(),
  source: sourceKeys,
});

const ofDrug = contraindication.extend({
  /** The regimens they apply to; absent when they apply to all. */
  only: z.array(z.string()).min(1).exactOptional(),
  /** The regimens they do not apply to. */
  except: z.array(z.string()).min(1).exactOptional(),
});

const saysOne = ({ never, callFirst }: { readonly never?: unknown; readonly callFirst?: unknown }): boolean =>
  (never === undefined) !== (callFirst === undefined);
const SAYS_ONE = 'Say "never" or "callFirst", and not both.';

/** Contraindications that a regimen or a card adds to those of its drug. None can be removed. */
export const addedContraindications = z.array(contraindication.refine(saysOne, SAYS_ONE));
export type ContraindicationFile = z.output<typeof contraindication>;

/** The contraindications of a drug, which apply to each of its lines and rows. */
export const drugContraindications = z
  .array(
    ofDrug
      .refine(saysOne, SAYS_ONE)
      .refine(({ only, except }) => only === undefined || except === undefined, 'Say "only" or "except", not both.'),
  )
  .default([]);
