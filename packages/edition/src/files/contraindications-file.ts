import { z } from 'zod';
import { sourceKeys } from './line-file.ts';

/** One condition or several. They are listed with commas between them, so none holds one. */
const conditions = z
  .union([z.string(), z.array(z.string()).min(1)])
  .transform((written): readonly string[] => (typeof written === 'string' ? [written] : written))
  .refine((written) => written.every((one) => !/[,;]|\.$/.test(one)), {
    message: 'A condition holds no comma, no semicolon and no full stop: write several as a list.',
  });

const contraindication = z.strictObject({
  /** In these the drug is not given. */
  never: conditions.exactOptional(),
  /** In these OLMD decides first. */
  callFirst: conditions.exactOptional(),
  /** Whose conditions they are, where that is one age alone. */
  to: z.enum(['adult', 'pediatric']).exactOptional(),
  source: sourceKeys,
});

const ofDrug = contraindication.extend({
  /** The regimens that they hold for; absent for all. */
  only: z.array(z.string()).min(1).exactOptional(),
  /** The regimens that they do not hold for. */
  except: z.array(z.string()).min(1).exactOptional(),
});

const saysOne = ({ never, callFirst }: { readonly never?: unknown; readonly callFirst?: unknown }): boolean =>
  (never === undefined) !== (callFirst === undefined);
const SAYS_ONE = 'Say "never" or "callFirst", and not both.';

/** What a regimen or a card adds to the contraindications of its drug. Nothing takes one away. */
export const addedContraindications = z.array(contraindication.refine(saysOne, SAYS_ONE));
export type ContraindicationFile = z.output<typeof contraindication>;

/** The contraindications of a drug, which each of its lines and rows has. */
export const drugContraindications = z
  .array(
    ofDrug
      .refine(saysOne, SAYS_ONE)
      .refine(({ only, except }) => only === undefined || except === undefined, 'Say "only" or "except", not both.'),
  )
  .default([]);
